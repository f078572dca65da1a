package io.implicant.bench.peer;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.sosy_lab.java_smt.SolverContextFactory.Solvers;

/**
 * The SMT solvers that JavaSMT can load, with what has to be fetched for them. Two are in jars that
 * JavaSMT depends on; the others have native libraries, here for Linux on x86-64, and are never
 * shipped with Implicant.
 */
public enum SolverPeer {
  SMTINTERPOL(Solvers.SMTINTERPOL, "LGPL-3.0"),
  PRINCESS(Solvers.PRINCESS, "BSD-3-Clause"),
  Z3(
      Solvers.Z3,
      "MIT",
      new Artifact("javasmt-solver-z3", "4.14.0", "jar", "", "z3.jar"),
      new Artifact("javasmt-solver-z3", "4.14.0", "so", "libz3-x64", "libz3.so"),
      new Artifact("javasmt-solver-z3", "4.14.0", "so", "libz3java-x64", "libz3java.so")),
  MATHSAT5(
      Solvers.MATHSAT5,
      "for research and evaluation only",
      new Artifact(
          "javasmt-solver-mathsat5", "5.6.11-sosy1", "so", "libmathsat5j-x64", "libmathsat5j.so")),
  YICES2(
      Solvers.YICES2,
      "GPL-3.0",
      new Artifact("javasmt-yices2", "5.0.1-722-g90a66d7fa", "jar", "", "yices2.jar"),
      new Artifact(
          "javasmt-solver-yices2", "2.6.2-396-g194350c1", "so", "libyices2j", "libyices2j.so")),
  CVC5(Solvers.CVC5, "BSD-3-Clause", cvc5()),
  OPENSMT(
      Solvers.OPENSMT,
      "MIT",
      new Artifact("javasmt-solver-opensmt", "2.6.0-g2f72cc0e", "jar", "opensmt", "opensmt.jar"),
      new Artifact(
          "javasmt-solver-opensmt", "2.6.0-g2f72cc0e", "so", "libopensmt", "libopensmt.so"),
      new Artifact(
          "javasmt-solver-opensmt",
          "2.6.0-g2f72cc0e",
          "so",
          "libopensmtjava",
          "libopensmtjava.so"));

  /** A file in the repository of Maven artifacts, and its name in our folder. */
  public record Artifact(
      String artifactId, String version, String type, String classifier, String file) {}

  private final Solvers solver;
  private final String licence;

  @SuppressWarnings("ImmutableEnumChecker") // made by List.of
  private final List<Artifact> artifacts;

  SolverPeer(Solvers solver, String licence, Artifact... artifacts) {
    this.solver = solver;
    this.licence = licence;
    this.artifacts = List.of(artifacts);
  }

  private static Artifact[] cvc5() {
    String artifact = "javasmt-solver-cvc5";
    String version = "1.0.5-g4cb2ab9eb";
    return List.of("cvc5", "libcvc5", "libcvc5jni", "libcvc5parser", "libpoly", "libpolyxx")
        .stream()
        .map(
            part ->
                part.equals("cvc5")
                    ? new Artifact(artifact, version, "jar", part, "cvc5.jar")
                    : new Artifact(artifact, version, "so", part, part + ".so"))
        .toArray(Artifact[]::new);
  }

  /** The peer of that name, in lower case. */
  public static Optional<SolverPeer> named(String name) {
    return Arrays.stream(values()).filter(peer -> peer.label().equals(name)).findFirst();
  }

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  public Solvers solver() {
    return solver;
  }

  public String licence() {
    return licence;
  }

  /** What has to be fetched; nothing for a solver that comes with JavaSMT. */
  public List<Artifact> artifacts() {
    return artifacts;
  }
}
