plugins {
    `java-library`
}

dependencies {
    api(project(":logic"))
    api(project(":dd"))
    api(project(":sdp"))
    testImplementation(libs.z3.turnkey)
}
