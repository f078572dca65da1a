/**
 * The facade that other tools call: {@link io.implicant.abstraction.PredicateAbstraction} is built
 * once for a set of predicates and asked many times; a {@link io.implicant.abstraction.Cover} is
 * the answer. The examples are compiled and run by the tests.
 *
 * <pre>{@code
 * try (var abstraction = PredicateAbstraction.of("x = y", "f(x) <= 3")) {
 *   Cover cover = abstraction.weakestStrengthening("f(y) <= 3");
 *   for (Cube cube : cover.cubes()) {
 *     System.out.println(cover.toString(cube)); // x = y & f(x) <= 3
 *   }
 *   System.out.println(cover.minterms() + " " + cover.isExact()); // 1 true
 *   Cube first = Cube.empty().with(0, true);
 *   System.out.println(cover.contains(first)); // false
 *   System.out.println(cover.counterexample(first) instanceof Counterexample.Found); // true
 * }
 * }</pre>
 *
 * <p>What a formula implies, exactly and predicate by predicate; predicates are added where they
 * are missing:
 *
 * <pre>{@code
 * try (var coarse = PredicateAbstraction.of("x <= 3", "x = y");
 *     var fine = coarse.with("y <= 2")) {
 *   String formula = "x < y && y <= 2";
 *   System.out.println(coarse.strongestConsequence(formula).toFormula()); // x <= 3 && x != y
 *   System.out.println(fine.cartesian(formula).literals()); // [x <= 3, !(x = y), y <= 2]
 * }
 * }</pre>
 *
 * <p>What a statement does to the predicates, within ten seconds:
 *
 * <pre>{@code
 * Terms terms = new Terms();
 * Term x = terms.constant("x", Sort.INT);
 * List<NamedPredicate> predicates =
 *     List.of(
 *         new NamedPredicate("low", terms.atMost(x, terms.number(3))),
 *         new NamedPredicate("zero", terms.equal(x, terms.number(0))));
 * Limits limits = Limits.NONE.withTime(Duration.ofSeconds(10));
 * try (var abstraction = PredicateAbstraction.of(terms, predicates, limits)) {
 *   Symbol symbol = terms.symbol("x", List.of(), Sort.INT);
 *   Term next = terms.add(List.of(x, terms.number(1)));
 *   Transfer step = abstraction.transfer(Update.assign(symbol, next));
 *   BitSet low = BitSet.valueOf(new long[] {0b01});
 *   BitSet lowAndZero = BitSet.valueOf(new long[] {0b11});
 *   System.out.println(step.isExact()); // true
 *   System.out.println(step.relates(lowAndZero, low)); // true
 *   System.out.println(step.relates(lowAndZero, lowAndZero)); // false
 * }
 * }</pre>
 */
package io.implicant.abstraction;
