package io.implicant.bench.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** No module uses one it must not use, nor the {@code internal} packages of another. */
final class ModuleArrowsTest {
  private static final String BASE = "io.implicant";
  private static final String FIXTURES = "io.implicant.bench.project.fixture.";

  @Test
  void classesFollowTheArrows() {
    JavaClasses classes =
        new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages(BASE);
    assertTrue(classes.size() > 5, "the classes of the modules must be on the class path");
    assertEquals(List.of(), new ModuleArrows(BASE).violations(classes));
  }

  @Test
  void buildFilesFollowTheArrows() {
    List<String> wrong = new ArrayList<>();
    MavenBuild.read(ProjectRoot.path())
        .dependencies()
        .forEach(
            (module, dependencies) -> {
              if (!ModuleArrows.MAY_USE.containsKey(module)) {
                wrong.add("unknown: " + module);
              }
              dependencies.stream()
                  .filter(Build.Dependency::isModule)
                  .filter(dependency -> !ModuleArrows.mayUse(module, dependency.module()))
                  .forEach(dependency -> wrong.add(module + " -> " + dependency));
            });
    assertEquals(List.of(), wrong);
  }

  @Test
  void theTableItselfHasNoCycle() {
    Set<String> below = new HashSet<>();
    ModuleArrows.MAY_USE.forEach(
        (module, used) -> {
          assertTrue(below.containsAll(used), module + " uses a module that comes later");
          below.add(module);
        });
  }

  @Test
  void aReversedArrowIsFound() {
    assertEquals(
        List.of(
            "not allowed: "
                + (FIXTURES + "reversed.logic.Low -> ")
                + (FIXTURES + "reversed.theories.High")),
        violationsOfFixture("reversed"));
  }

  @Test
  void theUseOfAnInternalPackageIsFound() {
    assertEquals(
        List.of(
            "internal: "
                + (FIXTURES + "intrusion.sdp.Outsider -> ")
                + (FIXTURES + "intrusion.dd.internal.Hidden")),
        violationsOfFixture("intrusion"));
  }

  @Test
  void aCycleIsFound() {
    List<String> violations = violationsOfFixture("cycle");
    assertTrue(
        violations.stream().anyMatch(v -> v.startsWith("Cycle detected")), violations::toString);
  }

  @Test
  void aModuleThatTheTableLacksIsFound() {
    assertEquals(List.of("unknown: gadgets"), violationsOfFixture("unknown"));
  }

  private static List<String> violationsOfFixture(String name) {
    String base = FIXTURES + name;
    return new ModuleArrows(base).violations(new ClassFileImporter().importPackages(base));
  }
}
