package io.implicant.checker.partition;

import io.implicant.checker.odl.OdlModel;
import io.implicant.checker.odl.OdlModel.Step;
import io.implicant.checker.odl.OdlModel.Write;
import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import java.util.ArrayList;
import java.util.List;

/**
 * The lines of a model as relations, and the partitions that are read off them line by line: the
 * lines that assign x form the partial disjunctive partition of x, those that assign nothing that
 * of pc; a conjunctive partition gathers the changes of one variable and says where it keeps its
 * value.
 */
final class LineRelations {
  /**
   * A change of one cell.
   *
   * @param where the states in which the line writes to this cell
   * @param change where, and the value after the step; empty where the value is out of range
   */
  private record Change(Bdd where, Bdd change) {}

  /**
   * One line.
   *
   * @param here where pc is at the line
   * @param jump the value of pc after the step, not restricted to the line
   * @param astray where the line is to write outside an array
   * @param changes by cell from {@code first} on
   */
  private record LineRelation(Bdd here, Bdd jump, Bdd astray, int first, List<Change> changes) {}

  private final Encoding encoding;
  private final BddManager manager;
  private final List<LineRelation> lines = new ArrayList<>();

  LineRelations(Encoding encoding) {
    this.encoding = encoding;
    this.manager = encoding.manager();
    encoding.model().steps().values().forEach(step -> lines.add(line(step)));
  }

  private LineRelation line(Step step) {
    Bdd here = encoding.is(OdlModel.PC, step.pc());
    Bdd jump = step.target().match(this::jump, this::branch);
    if (step.write().isEmpty()) {
      return new LineRelation(here, jump, manager.constant(false), 0, List.of());
    }
    Write write = step.write().get();
    Symbolic index = encoding.value(write.index());
    Bdd astray = here;
    List<Change> changes = new ArrayList<>();
    for (int i = 0; i < write.size(); i++) {
      Bdd where = here.and(encoding.blaster().isIndex(index, i));
      changes.add(new Change(where, where.and(value(write, write.first() + i))));
      astray = astray.minus(where);
    }
    return new LineRelation(here, jump, astray, write.first(), changes);
  }

  private Bdd value(Write write, int cell) {
    if (write.value().isEmpty()) {
      return encoding.inRange(cell, true);
    }
    Symbolic value = encoding.value(write.value().get());
    return encoding.becomes(cell, value.bits()).and(value.defined());
  }

  private Bdd jump(OdlModel.Jump jump) {
    return manager.or(jump.pcs().stream().map(pc -> encoding.becomes(OdlModel.PC, pc)).toList());
  }

  private Bdd branch(OdlModel.Branch branch) {
    Bdd then = encoding.value(branch.condition()).holds();
    Bdd otherwise = encoding.value(branch.negation()).holds();
    return then.and(encoding.becomes(OdlModel.PC, branch.then()))
        .or(otherwise.and(encoding.becomes(OdlModel.PC, branch.otherwise())));
  }

  /** The partitions and_R_x, by cell. */
  List<Bdd> conjunctive() {
    List<Bdd> partitions = new ArrayList<>();
    Bdd pc = manager.constant(false);
    for (LineRelation line : lines) {
      pc = pc.or(line.here().and(line.jump()));
    }
    partitions.add(pc);
    for (int cell = 1; cell < encoding.cells(); cell++) {
      partitions.add(conjunctive(cell));
    }
    return partitions;
  }

  private Bdd conjunctive(int cell) {
    Bdd changes = manager.constant(false);
    Bdd elsewhere = manager.constant(true);
    for (LineRelation line : lines) {
      int i = cell - line.first();
      if (i >= 0 && i < line.changes().size()) {
        changes = changes.or(line.changes().get(i).change());
        elsewhere = elsewhere.minus(line.changes().get(i).where());
        if (i == 0) {
          // A write outside the array has no next state; one of the partitions must say so.
          elsewhere = elsewhere.minus(line.astray());
        }
      }
    }
    return changes.or(elsewhere.and(encoding.unchanged(cell)));
  }

  /** The partitions por_R_x, by cell. */
  List<Bdd> partial() {
    List<Bdd> partitions = new ArrayList<>();
    for (int cell = 0; cell < encoding.cells(); cell++) {
      Bdd partition = manager.constant(false);
      for (LineRelation line : lines) {
        int i = cell - line.first();
        if (cell == OdlModel.PC ? line.changes().isEmpty() : i >= 0 && i < line.changes().size()) {
          Bdd where = cell == OdlModel.PC ? line.here() : line.changes().get(i).change();
          partition = partition.or(where.and(line.jump()));
        }
      }
      partitions.add(partition);
    }
    return partitions;
  }

  /** The states in which the line of pc cannot be executed. */
  Bdd failing() {
    int[] next = encoding.variables(true, encoding.allCells());
    Bdd failing = manager.constant(false);
    for (LineRelation line : lines) {
      Bdd works = line.here().and(line.jump().exists(next));
      if (!line.changes().isEmpty()) {
        List<Bdd> changes = line.changes().stream().map(c -> c.change().exists(next)).toList();
        works = works.and(manager.or(changes));
      }
      failing = failing.or(line.here().minus(works));
    }
    return failing;
  }
}
