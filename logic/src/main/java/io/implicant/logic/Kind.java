package io.implicant.logic;

/** The kinds of nodes, in the order in which {@link TermOrder} ranks terms of one depth. */
enum Kind {
  APPLY,
  CHOICE,
  SUM,
  CONSTANT,
  PREDICATE,
  EQUALITY,
  COMPARISON,
  NOT,
  AND,
  OR,
  IFF,
  CONDITIONAL
}
