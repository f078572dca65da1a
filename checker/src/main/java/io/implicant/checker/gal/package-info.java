/**
 * GAL, the guarded action language of ITS-tools: reading, printing, and expansion to actions over
 * variables.
 *
 * <pre>{@code
 * GalModel model = GalModel.read("counter.gal",
 *     "gal counter { int x = 0; transition up [x < 9] { x += 1; } }");
 * new Explorer(model.actions()).explore(Long.MAX_VALUE).states(); // 10
 * }</pre>
 */
package io.implicant.checker.gal;
