plugins {
    `java-library`
}

dependencies {
    api(libs.eclipse.cdt)
    api(libs.eclipse.runtime)
}
