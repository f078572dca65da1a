plugins {
    `java-library`
}

dependencies {
    api(project(":logic"))
    api(project(":dd"))
    api(project(":sdp"))
    api(project(":theories"))
}
