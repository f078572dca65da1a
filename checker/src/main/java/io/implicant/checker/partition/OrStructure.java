package io.implicant.checker.partition;

import io.implicant.checker.action.Postfix;
import io.implicant.checker.odl.OdlModel;
import io.implicant.checker.odl.OdlModel.Cell;
import io.implicant.checker.search.StateSpace;
import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.table.Budget;
import java.math.BigInteger;
import java.util.List;

/**
 * An ODL model as a space of states on binary decision diagrams, its relation in partitions of one
 * kind. Where the execution has ended or a line fails there is no next state.
 *
 * <p>Not thread-safe.
 */
public final class OrStructure implements StateSpace<Bdd> {
  private final OdlModel model;
  private final Encoding encoding;
  private final PartitionKind kind;
  private final Relation relation;
  private final Bdd failing;

  private OrStructure(Encoding encoding, PartitionKind kind) {
    this.model = encoding.model();
    this.encoding = encoding;
    this.kind = kind;
    LineRelations lines = new LineRelations(encoding);
    this.failing = lines.failing();
    this.relation =
        switch (kind) {
          case CONJUNCTIVE -> new Conjunctive(encoding, lines.conjunctive());
          case PARTIAL -> Disjunctive.partial(encoding, lines.partial());
          case DISJUNCTIVE ->
              Disjunctive.full(encoding, new Translation(encoding).toDisjunctive(lines.partial()));
        };
  }

  /** With the bits in an order that looks good before any diagram is built. */
  public static OrStructure of(OdlModel model, PartitionKind kind) {
    return inOrder(model, kind, Encoding.defaultOrder(model));
  }

  /** The same, built within limits, which stay until others are set. */
  public static OrStructure of(OdlModel model, PartitionKind kind, Budget budget) {
    BddManager manager = Encoding.manager(Encoding.defaultOrder(model), budget.maxNodes());
    manager.table().setBudget(budget);
    Encoding encoding = new Encoding(model, manager);
    return new OrStructure(encoding, kind);
  }

  /** With the bits in a given order, such as the {@link #order} of another structure. */
  public static OrStructure inOrder(OdlModel model, PartitionKind kind, int... order) {
    return new OrStructure(new Encoding(model, order), kind);
  }

  public OdlModel model() {
    return model;
  }

  public PartitionKind kind() {
    return kind;
  }

  /** The number of bits of a state. */
  public int bits() {
    return encoding.bits();
  }

  /** The bits, by number, in their present order, top first. */
  public int[] order() {
    return encoding.order();
  }

  /** Looks for a better order by sifting, each bit together with its copy after a step. */
  public void sift() {
    encoding.manager().sift(encoding.groups());
  }

  /** Nodes of each partition, by state variable, pc first. */
  public List<Integer> partitionSizes() {
    return relation.partitions().stream().map(Bdd::nodeCount).toList();
  }

  // Sets

  @Override
  public Bdd initial() {
    Bdd set = encoding.manager().constant(true);
    for (int cell = encoding.cells() - 1; cell >= 0; cell--) {
      Cell declared = model.cells().get(cell);
      set =
          set.and(
              declared.initial().isPresent()
                  ? encoding.is(cell, declared.initial().getAsInt())
                  : encoding.inRange(cell, false));
    }
    return set;
  }

  /** The states, reachable or not, in which the line of pc cannot be executed. */
  public Bdd failing() {
    return failing;
  }

  /** The states of a set where a condition holds. */
  public Bdd select(Bdd set, Postfix condition) {
    return set.and(encoding.value(condition).holds());
  }

  /** The states of a set where a condition cannot be evaluated. */
  public Bdd faults(Bdd set, Postfix condition) {
    return set.and(encoding.value(condition).fault());
  }

  /** The values of some state of a set that is not empty. */
  public int[] anyState(Bdd set) {
    return encoding.anyState(set);
  }

  @Override
  public boolean isEmpty(Bdd set) {
    return set.isFalse();
  }

  @Override
  public BigInteger count(Bdd set) {
    return set.modelCount().shiftRight(encoding.bits()); // the bits after a step are free
  }

  @Override
  public Bdd union(Bdd a, Bdd b) {
    return a.or(b);
  }

  @Override
  public Bdd intersection(Bdd a, Bdd b) {
    return a.and(b);
  }

  @Override
  public Bdd difference(Bdd a, Bdd b) {
    return a.minus(b);
  }

  @Override
  public Bdd single(Bdd set) {
    return encoding.single(anyState(set));
  }

  // Steps

  @Override
  public Bdd successors(Bdd set) {
    return relation.image(set);
  }

  @Override
  public int parts() {
    return relation.parts();
  }

  @Override
  public Bdd successors(Bdd set, int part) {
    return relation.image(set, part);
  }

  @Override
  public Bdd predecessors(Bdd set, Bdd within) {
    return relation.preimage(set).and(within);
  }

  @Override
  public void setBudget(Budget budget) {
    manager().table().setBudget(budget);
  }

  /** Engine API: the manager of all sets and partitions. */
  public BddManager manager() {
    return encoding.manager();
  }

  /** Engine API: for tests of the partitions themselves. */
  Encoding encoding() {
    return encoding;
  }

  Relation relation() {
    return relation;
  }
}
