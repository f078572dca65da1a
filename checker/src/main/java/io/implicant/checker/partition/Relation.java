package io.implicant.checker.partition;

import io.implicant.dd.bdd.Bdd;
import java.util.List;

/** A transition relation in partitions. Sets of states are functions of the unprimed bits. */
interface Relation {
  /** The partitions, by state variable. */
  List<Bdd> partitions();

  /** The states that some state of the set leads to. */
  Bdd image(Bdd set);

  /** The states that lead to some state of the set. */
  Bdd preimage(Bdd set);

  /** The number of parts whose images unite to the image. */
  int parts();

  /** The image under one part. */
  Bdd image(Bdd set, int part);
}
