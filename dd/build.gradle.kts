plugins {
    `java-library`
}

dependencies {
    testImplementation(libs.jdd)
}
