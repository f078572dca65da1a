/** Petri nets in PNML; place/transition nets become GAL. */
package io.implicant.checker.pnml;
