package io.implicant.bench.project;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Which module may use which: the only table of arrows in the code. Checked on classes, since a
 * build file alone does not say what is used, and on build files, since a dependency that no class
 * uses is an arrow all the same.
 */
final class ModuleArrows {
  static final Map<String, Set<String>> MAY_USE = new LinkedHashMap<>();

  static {
    MAY_USE.put("logic", Set.of());
    MAY_USE.put("dd", Set.of());
    MAY_USE.put("sdp", Set.of("logic", "dd"));
    MAY_USE.put("theories", Set.of("logic", "dd", "sdp"));
    MAY_USE.put("abstraction", Set.of("theories", "sdp", "dd", "logic"));
    // theories and dd: the facade's own signatures speak of Bdd, Cube, Budget and exceptions
    MAY_USE.put("javasmt", Set.of("abstraction", "theories", "dd", "logic"));
    MAY_USE.put("cfront", Set.of());
    MAY_USE.put("checker", Set.of("dd", "logic", "cfront"));
    MAY_USE.put("verifier", Set.of("abstraction", "checker", "cfront"));
    MAY_USE.put("cluster", Set.of("abstraction", "checker"));
    MAY_USE.put("bench", Set.copyOf(MAY_USE.keySet())); // all the others
  }

  private final String base;

  /** The module of a class in {@code base.x.y} is {@code x}. */
  ModuleArrows(String base) {
    this.base = base;
  }

  /** One line for each use of a class that is not allowed, and for each cycle. */
  List<String> violations(JavaClasses classes) {
    Set<String> found = new TreeSet<>();
    for (JavaClass user : classes) {
      module(user).filter(m -> !MAY_USE.containsKey(m)).ifPresent(m -> found.add("unknown: " + m));
      for (Dependency use : user.getDirectDependenciesFromSelf()) {
        violation(user, use.getTargetClass()).ifPresent(found::add);
      }
    }
    List<String> all = new ArrayList<>(found);
    var cycles =
        slices()
            .matching(base + ".(*)..")
            .should()
            .beFreeOfCycles()
            .allowEmptyShould(true)
            .evaluate(classes);
    all.addAll(cycles.getFailureReport().getDetails());
    return all;
  }

  private Optional<String> violation(JavaClass user, JavaClass used) {
    Optional<String> from = module(user);
    Optional<String> to = module(used);
    if (from.isEmpty() || to.isEmpty() || from.equals(to)) {
      return Optional.empty();
    }
    String arrow = user.getName() + " -> " + used.getName();
    if (!mayUse(from.get(), to.get())) {
      return Optional.of("not allowed: " + arrow);
    }
    return used.getPackageName().matches(".*\\.internal(\\..*)?")
        ? Optional.of("internal: " + arrow)
        : Optional.empty();
  }

  static boolean mayUse(String from, String to) {
    return MAY_USE.getOrDefault(from, Set.of()).contains(to);
  }

  private Optional<String> module(JavaClass javaClass) {
    String name = javaClass.getPackageName();
    if (!name.startsWith(base + ".")) {
      return Optional.empty();
    }
    return Optional.of(name.substring(base.length() + 1).replaceFirst("\\..*", ""));
  }
}
