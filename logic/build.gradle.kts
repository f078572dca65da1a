plugins {
    `java-library`
}

dependencies {
    api(libs.commons.math3)
}
