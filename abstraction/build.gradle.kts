plugins {
    `java-library`
}

dependencies {
    api(project(":logic"))
    api(project(":dd"))
    api(project(":sdp"))
    api(project(":theories"))
    api(libs.jgrapht.core)
    api(libs.sat4j.core)
    testImplementation(libs.z3.turnkey)
}
