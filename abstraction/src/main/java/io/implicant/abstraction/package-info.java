/** Predicate abstraction: the weakest Boolean combination of predicates that implies a goal. */
package io.implicant.abstraction;
