package io.implicant.theories.path;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.table.Budget;
import io.implicant.dd.table.LimitReached;
import io.implicant.theories.solver.ClosedLiterals;
import io.implicant.theories.solver.TheorySolver;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * What implicants assert, cut into parts that can be combined anew. Literals that all of them
 * share, the base, are asserted; the other atoms and P fall into {@linkplain ImageBlocks blocks}
 * modulo the base, which are independent. The <em>configuration</em> of an implicant is what it
 * asserts in a block; configurations are numbered in binary over variables of their own.
 *
 * <p>A block with atoms of several {@linkplain AtomGroups groups} is cut again: under each
 * configuration of the first group, what is left of the block falls into blocks of its own. So
 * copies that share inputs cost a sum for each configuration of the inputs. Combinations that were
 * not seen are checked, and left out if they have no model.
 */
final class BlockRelations {
  /** Groups by which a block is cut at most; the rest of it is one configuration. */
  private static final int MOST_CUTS = 5;

  /** Above, it is not worth it. */
  private static final int MOST_CONFIGURATIONS = 300;

  /**
   * The same. Nodes in use and those not yet collected, so that it bounds the work; a table near
   * the limit of its budget would be collected all the time.
   */
  private static final int MOST_NODES = 1 << 15;

  /**
   * Configurations and their images.
   *
   * @param choices the variables of configurations
   */
  @SuppressWarnings("ArrayRecordComponent") // read only, inside this package
  record Relation(Bdd function, int[] choices) {}

  private final TheorySolver theory;
  private final Images images;
  private final AtomGroups groups;
  private final BitSet predicates; // atoms of P
  private final ClosedLiterals closed;
  private final BddManager manager = BddManager.create(0);
  private final Map<Integer, Bdd> has = new HashMap<>(); // by literal: the choices that assert it
  private final Map<Integer, Integer> ours = new HashMap<>(); // by variable of the vocabulary
  private final Map<Integer, Bdd> theirs = new HashMap<>();
  private List<BitSet> history = List.of();
  private int configurations;

  /** With {@code predicates} the atoms of P; the budget is for the diagrams. */
  BlockRelations(
      TheorySolver theory, Images images, AtomGroups groups, BitSet predicates, Budget budget) {
    this.theory = theory;
    this.images = images;
    this.groups = groups;
    this.predicates = predicates;
    closed = theory.closedLiterals();
    manager.table().setBudget(budget);
  }

  BddManager manager() {
    return manager;
  }

  /** The choices under which the literal is asserted or follows. */
  Bdd has(int literal) {
    limit();
    return has.getOrDefault(literal, manager.constant(false));
  }

  /** A variable of P as a function in its vocabulary. */
  Bdd inVocabulary(int variable) {
    return theirs.get(variable);
  }

  /** The relations of consistent implicants, one a block. */
  List<Relation> of(List<BitSet> implicants) {
    history = implicants;
    BitSet base = (BitSet) implicants.get(0).clone();
    BitSet atoms = (BitSet) predicates.clone();
    for (BitSet implicant : implicants) {
      base.and(implicant);
      implicant.stream().forEach(literal -> atoms.set(literal >> 1));
    }
    base.stream().forEach(literal -> allow(literal, manager.constant(true)));
    IntPredicate isOpen = atom -> !base.get(2 * atom) && !base.get(2 * atom + 1);
    return relations(base, atoms, isOpen, new Cut(manager.constant(true), -1, MOST_CUTS));
  }

  /**
   * Where we are.
   *
   * @param condition the configurations chosen so far
   * @param group the last group that was chosen
   * @param left how many more may be
   */
  private record Cut(Bdd condition, int group, int left) {}

  private void allow(int literal, Bdd choice) {
    limit();
    has.merge(literal, choice, Bdd::or);
  }

  /** The relations of atoms under a base: of those of P and of those that are open. */
  private List<Relation> relations(BitSet base, BitSet atoms, IntPredicate isOpen, Cut cut) {
    int[] literals = base.stream().toArray();
    closed.close(literals, atoms.stream().toArray());
    List<Relation> relations = new ArrayList<>();
    BitSet single = new BitSet();
    atoms.stream()
        .forEach(
            atom -> {
              if (closed.isDecided(atom)) {
                relations.add(decided(atom, closed.value(atom), cut));
              } else if (predicates.get(atom) || isOpen.test(atom)) {
                single.set(atom);
              }
            });
    int[] open = single.stream().toArray();
    List<Block> blocks = ImageBlocks.of(closed, open, Images.separating(closed, literals));
    blocks.forEach(block -> Arrays.stream(block.atoms()).forEach(single::clear));
    single.stream().forEach(atom -> relations.add(free(atom, cut)));
    blocks.forEach(block -> relations.add(relation(base, block.atoms(), cut)));
    return relations;
  }

  private Relation decided(int atom, boolean value, Cut cut) {
    allow(2 * atom + (value ? 0 : 1), cut.condition());
    Bdd function = manager.constant(true);
    if (predicates.get(atom)) {
      function = value ? predicate(atom) : predicate(atom).not();
    }
    return new Relation(function, new int[0]);
  }

  /** An atom that nothing constrains. */
  private Relation free(int atom, Cut cut) {
    boolean isPredicate = predicates.get(atom);
    int[] choices = isPredicate ? new int[0] : new int[] {manager.addVariables(1)};
    Bdd value = isPredicate ? predicate(atom) : manager.variable(choices[0]);
    allow(2 * atom, cut.condition().and(value));
    allow(2 * atom + 1, cut.condition().minus(value));
    return new Relation(manager.constant(true), choices);
  }

  private Relation relation(BitSet base, int[] atoms, Cut cut) {
    IntPredicate isLeft = atom -> groups.of(atom) > cut.group();
    int group = Arrays.stream(atoms).filter(isLeft).map(groups::of).min().orElse(-1);
    if (group < 0) {
      int[] own = Arrays.stream(atoms).filter(predicates::get).toArray();
      return new Relation(image(base, own), new int[0]);
    }
    int last = cut.left() == 0 ? Integer.MAX_VALUE : group;
    int first = manager.variableCount();
    Bdd function = relation(base, atoms, last, cut);
    int[] choices =
        IntStream.range(first, manager.variableCount())
            .filter(variable -> !theirs.containsKey(variable))
            .toArray();
    return new Relation(function, choices);
  }

  /** A choice of what is known of the groups up to the last, and the relation of the others. */
  private Bdd relation(BitSet base, int[] atoms, int last, Cut cut) {
    BitSet all = new BitSet();
    Arrays.stream(atoms).forEach(all::set);
    BitSet chosen = new BitSet();
    all.stream()
        .filter(atom -> groups.of(atom) > cut.group() && groups.of(atom) <= last)
        .forEach(chosen::set);
    Set<BitSet> known = configurations(chosen);
    int bits = Integer.SIZE - Integer.numberOfLeadingZeros(known.size() - 1);
    int first = manager.variableCount();
    manager.addVariables(bits);
    Bdd relation = manager.constant(false);
    int number = 0;
    for (BitSet configuration : known) {
      Bdd here = code(first, bits, number++);
      Cut below = new Cut(cut.condition().and(here), last, cut.left() - 1);
      relation = relation.or(here.and(under(base, configuration, all, below)));
    }
    return relation;
  }

  /** The relation of the atoms under one configuration more. */
  private Bdd under(BitSet base, BitSet configuration, BitSet atoms, Cut cut) {
    configurations++;
    limit();
    BitSet more = (BitSet) base.clone();
    more.or(configuration);
    if (theory.check(more.stream().toArray()) != TheorySolver.Status.SATISFIABLE) {
      return manager.constant(false);
    }
    configuration.stream().forEach(literal -> allow(literal, cut.condition()));
    IntPredicate isOpen = atom -> groups.of(atom) > cut.group();
    return manager.and(
        relations(more, atoms, isOpen, cut).stream().map(Relation::function).toList());
  }

  private void limit() {
    if (configurations > MOST_CONFIGURATIONS || manager.tableSize() > MOST_NODES) {
      throw new LimitReached(LimitReached.Reason.NODES);
    }
  }

  /** What the implicants assert of the atoms. */
  private Set<BitSet> configurations(BitSet atoms) {
    Set<BitSet> known = new LinkedHashSet<>();
    for (BitSet implicant : history) {
      BitSet configuration = new BitSet();
      implicant.stream().filter(literal -> atoms.get(literal >> 1)).forEach(configuration::set);
      known.add(configuration);
    }
    return known;
  }

  private Bdd code(int first, int bits, int number) {
    Bdd code = manager.constant(true);
    for (int i = bits - 1; i >= 0; i--) {
      code = code.and(manager.literal(first + i, (number >> i & 1) == 1));
    }
    return code;
  }

  private Bdd image(BitSet base, int[] atoms) {
    return images
        .whole(base.stream().toArray(), atoms)
        .map(this::imported)
        .orElseThrow(() -> new LimitReached(LimitReached.Reason.NODES));
  }

  private Bdd predicate(int atom) {
    return imported(images.function(atom));
  }

  /** A function of P in our manager. */
  private Bdd imported(Bdd function) {
    return Transfer.copy(function, manager, v -> manager.variable(ours(function.manager(), v)));
  }

  private int ours(BddManager vocabulary, int variable) {
    return ours.computeIfAbsent(
        variable,
        theirVariable -> {
          int added = manager.addVariables(1);
          theirs.put(added, vocabulary.variable(theirVariable));
          return added;
        });
  }
}
