plugins {
    `java-library`
}

dependencies {
    api(project(":logic"))
    api(project(":dd"))
    api(project(":sdp"))
    api(libs.sat4j.core)
    testImplementation(libs.jgrapht.core)
    testImplementation(libs.z3.turnkey)
}
