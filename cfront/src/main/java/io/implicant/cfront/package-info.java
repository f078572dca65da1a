/**
 * C text to control-flow graphs: {@link io.implicant.cfront.CReader#read} parses with Eclipse CDT
 * and gives a {@link io.implicant.cfront.Program} of records of our own, on which nothing of the
 * parser is visible. Expressions are typed, conversions are explicit, side effects and the
 * operators {@code && || ?: ,} have become edges of the graph; every edge and expression knows its
 * place in the text. What C has and these records do not is refused with its place.
 *
 * <pre>{@code
 * Program program = CReader.read("div.c", text, DataModel.LP64);
 * for (Edge edge : program.function("main").orElseThrow().body().edges()) {
 *   System.out.println(edge);
 * }
 * }</pre>
 */
package io.implicant.cfront;
