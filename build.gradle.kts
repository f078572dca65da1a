// What all modules share. The Maven build (pom.xml) is the reference; this one mirrors it with core
// plugins only, which is why Error Prone and Spotless run under Maven alone.
subprojects {
    group = "io.implicant"
    version = "0.1.0-SNAPSHOT"

    apply(plugin = "java-library")

    dependencies {
        "testImplementation"(rootProject.libs.junit.jupiter)
        "testRuntimeOnly"(rootProject.libs.junit.platform.launcher)
    }

    tasks.withType<JavaCompile>().configureEach {
        options.release.set(17)
        options.encoding = "UTF-8"
        options.compilerArgs.addAll(listOf("-Xlint:all,-processing,-serial", "-Werror"))
    }

    tasks.withType<Test>().configureEach {
        useJUnitPlatform()
        systemProperty("implicant.root", rootDir)
        systemProperty("implicant.slow", providers.gradleProperty("implicant.slow").getOrElse("false"))
        systemProperty("slf4j.internal.verbosity", "ERROR")
    }

    tasks.withType<AbstractArchiveTask>().configureEach {
        isPreserveFileTimestamps = false
        isReproducibleFileOrder = true
    }
}
