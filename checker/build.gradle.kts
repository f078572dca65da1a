plugins {
    `java-library`
}

dependencies {
    api(project(":logic"))
    api(project(":dd"))
}
