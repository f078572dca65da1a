package io.implicant.checker.bp.syntax;

import io.implicant.checker.gal.Name;
import io.implicant.logic.text.Position;
import java.util.List;

/** A statement with its labels and its place, which is behind the labels. */
public record Line(List<Name> labels, Position position, Statement statement) {
  public Line {
    labels = List.copyOf(labels);
  }
}
