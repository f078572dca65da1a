plugins {
    `java-library`
}

dependencies {
    api(project(":dd"))
}
