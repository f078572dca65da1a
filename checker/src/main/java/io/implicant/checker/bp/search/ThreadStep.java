package io.implicant.checker.bp.search;

import io.implicant.checker.bp.flow.Edge;
import io.implicant.checker.bp.flow.Run.Kind;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A step of one thread on the data of all.
 *
 * @param edge absent where nothing is written: another thread gets its turn, or a thread has ended
 * @param started the thread that it starts, if that one runs
 */
record ThreadStep(
    int thread, Kind kind, Optional<Edge> edge, Relation relation, OptionalInt started) {}
