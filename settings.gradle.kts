// The same modules as in pom.xml; BuildParityTest compares the two builds.
rootProject.name = "implicant"

dependencyResolutionManagement {
    repositories {
        mavenCentral()
    }
}

include("logic")
include("dd")
include("sdp")
include("theories")
include("abstraction")
include("javasmt")
include("cfront")
include("checker")
include("bench")
