plugins {
    `java-library`
}

dependencies {
    api(project(":logic"))
    api(project(":dd"))
    api(project(":cfront"))
}
