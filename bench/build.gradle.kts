plugins {
    application
}

dependencies {
    implementation(project(":logic"))
    implementation(project(":dd"))
    implementation(project(":sdp"))
    implementation(project(":theories"))
    implementation(project(":abstraction"))
    implementation(project(":checker"))
    implementation(project(":javasmt"))
    implementation(libs.gson)
    implementation(libs.picocli)
    implementation(libs.javabdd)
    implementation(libs.jdd)
    implementation(libs.z3.turnkey)
    implementation(libs.xchart)
    testImplementation(libs.archunit)
}

application {
    applicationName = "implicant"
    mainClass.set("io.implicant.bench.Main")
}

tasks.named<JavaExec>("run") {
    workingDir = rootDir
}

tasks.named<Test>("test") {
    outputs.upToDateWhen { false } // these tests read the scripts and build files of all modules
}

tasks.named<ProcessResources>("processResources") {
    val values = mapOf(
        "project" to mapOf("version" to project.version.toString()),
        "commit" to providers.gradleProperty("commit").getOrElse(""),
    )
    inputs.property("values", values.toString())
    filesMatching("**/version.properties") {
        expand(values)
    }
}
