/**
 * The SMT solvers that Implicant is compared with, and how they are asked for F_P(e): each {@link
 * io.implicant.bench.peer.Competitor} runs in a {@link io.implicant.bench.peer.PeerProcess} of its
 * own, since native libraries crash and hang. Nothing here is needed by the engines.
 */
package io.implicant.bench.peer;
