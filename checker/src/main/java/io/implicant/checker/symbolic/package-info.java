/**
 * Reachability on decision diagrams: expressions evaluated on whole sets of states by equivalence
 * classes [CBKT13; Col13 chapter 4]. {@link io.implicant.checker.symbolic.SymbolicModel} is the way
 * in.
 *
 * <pre>{@code
 * ActionModel actions = GalModel.read("lamport.gal", text).actions();
 * SymbolicModel model = new SymbolicModel(actions, order);
 * model.reachable(Strategy.SATURATION).count();
 * }</pre>
 */
package io.implicant.checker.symbolic;
