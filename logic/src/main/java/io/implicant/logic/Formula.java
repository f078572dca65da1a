package io.implicant.logic;

import java.util.List;
import java.util.function.Function;

/** A term of sort Bool: a constant, a connective, or an {@link Atom}. */
public abstract sealed class Formula extends Term
    permits BoolConstant, Not, Junction, Iff, Conditional, Atom {

  Formula(Kind kind, long labelHash, List<? extends Term> children) {
    super(kind, Sort.BOOL, labelHash, children);
  }

  /** One case per kind of formula. */
  public final <R> R match(Cases<R> cases) {
    if (this instanceof Atom atom) {
      return cases.atom(atom);
    } else if (this instanceof Not not) {
      return cases.not(not.operand());
    } else if (this instanceof Junction junction) {
      return cases.junction(junction);
    } else if (this instanceof Iff iff) {
      return cases.iff(iff.left(), iff.right());
    } else if (this instanceof Conditional ite) {
      return cases.conditional(ite.condition(), ite.thenFormula(), ite.elseFormula());
    }
    return cases.constant(((BoolConstant) this).value());
  }

  @Override
  public final <R> R match(
      Function<Apply, R> onApply,
      Function<Sum, R> onSum,
      Function<Choice, R> onChoice,
      Function<Formula, R> onFormula) {
    return onFormula.apply(this);
  }

  /** The cases of {@link Formula#match(Cases)}. */
  public interface Cases<R> {
    R constant(boolean value);

    R atom(Atom atom);

    R not(Formula operand);

    R junction(Junction junction);

    R iff(Formula left, Formula right);

    R conditional(Formula condition, Formula thenFormula, Formula elseFormula);
  }
}
