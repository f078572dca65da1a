package io.implicant.theories.closure;

import java.util.List;

/**
 * A part of a question that can be solved apart: a biconnected block of the graph of atoms.
 *
 * @param atoms numbers of the atoms, in the order in which they are to be added
 * @param pairs the pairs of applications that may become equal
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Block(int[] atoms, List<Pair> pairs) {}
