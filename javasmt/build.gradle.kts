plugins {
    `java-library`
}

dependencies {
    api(project(":logic"))
    api(project(":dd"))
    api(project(":theories"))
    api(project(":abstraction"))
    api(libs.java.smt)
    testImplementation(libs.z3.turnkey)
}
