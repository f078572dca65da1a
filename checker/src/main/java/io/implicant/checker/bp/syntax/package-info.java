/**
 * The language of Boolean programs: {@link io.implicant.checker.bp.syntax.BpReader} reads a {@link
 * io.implicant.checker.bp.syntax.Program}, {@link io.implicant.checker.bp.syntax.BpPrinter} writes
 * one. Programs are plain records, so that an abstraction can make them in memory as well.
 */
package io.implicant.checker.bp.syntax;
