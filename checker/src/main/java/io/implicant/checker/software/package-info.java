/**
 * A subset of C to or-structures, by the stages of BR03 section 3: control-flow graph, {@link
 * io.implicant.checker.software.IntermediateCode} with registers and a pc for each line (Fig. 1),
 * ODL with registers as definitions (Fig. 2). Array and pointer accesses pass through cut-points
 * (3.1, Fig. 3), self-assignments are split (3.2). What is outside the subset is refused with its
 * place in the text; see docs/c-programs.md.
 *
 * <pre>{@code
 * Translation translation = Translation.of("div.c", text, OptionalInt.of(8));
 * System.out.print(translation.code());
 * System.out.print(OdlPrinter.print(translation.odl()));
 * }</pre>
 */
package io.implicant.checker.software;
