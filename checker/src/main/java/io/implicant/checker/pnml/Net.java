package io.implicant.checker.pnml;

import io.implicant.logic.text.Position;
import java.util.List;

/** A place/transition net as it is written; nodes are referred to by their ids. */
record Net(String id, List<Place> places, List<Transition> transitions, List<Arc> arcs) {
  Net {
    places = List.copyOf(places);
    transitions = List.copyOf(transitions);
    arcs = List.copyOf(arcs);
  }

  record Place(String id, int marking, Position position) {}

  record Transition(String id, Position position) {}

  record Arc(String source, String target, int weight, Position position) {}
}
