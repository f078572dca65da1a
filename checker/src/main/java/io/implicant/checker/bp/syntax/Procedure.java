package io.implicant.checker.bp.syntax;

import io.implicant.checker.gal.Name;
import io.implicant.logic.text.Position;
import java.util.List;
import java.util.Optional;

/**
 * A procedure.
 *
 * @param depthFirst marked {@code dfs}, a hint for other checkers
 * @param results how many values it returns; none if it is {@code void}
 * @param enforce what holds at every point of the procedure; other states are cut
 * @param end where its {@code end} stands
 */
public record Procedure(
    Name name,
    boolean depthFirst,
    int results,
    List<Name> parameters,
    List<Name> locals,
    Optional<Expression> enforce,
    List<Line> body,
    Position end) {
  public Procedure {
    parameters = List.copyOf(parameters);
    locals = List.copyOf(locals);
    body = List.copyOf(body);
  }
}
