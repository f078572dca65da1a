package io.implicant.bench.project;

import java.nio.file.Path;

/** The folder of the repository, which both builds pass to the tests. */
final class ProjectRoot {
  private ProjectRoot() {}

  static Path path() {
    String root = System.getProperty("implicant.root");
    // An IDE may run tests without that property, in the folder of the module.
    return root == null ? Path.of("..").toAbsolutePath().normalize() : Path.of(root);
  }
}
