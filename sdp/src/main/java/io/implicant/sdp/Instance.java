package io.implicant.sdp;

/** A {@link Rule} over numbered facts. */
final class Instance {
  static final int CONTRADICTION = -1;

  final String name;
  final int[] premises;
  final int conclusion;

  Instance(String name, int[] premises, int conclusion) {
    this.name = name;
    this.premises = premises;
    this.conclusion = conclusion;
  }
}
