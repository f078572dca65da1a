package io.implicant.checker.pnml;

import io.implicant.checker.gal.GalFile;
import io.implicant.checker.gal.GalType;
import io.implicant.checker.gal.Name;
import io.implicant.checker.gal.Node;
import io.implicant.checker.gal.Operator;
import io.implicant.checker.gal.Statement;
import io.implicant.checker.gal.Statement.Change;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.ParseException;
import io.implicant.logic.text.Position;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Writes a net as GAL. Arcs that join the same nodes add up; a place whose tokens a transition
 * takes and gives back is only tested.
 */
final class NetToGal {
  private static final String UNNAMED = "net";

  /** What a transition takes from a place and gives to it. */
  private static final class Flow {
    private int taken;
    private int given;
  }

  private final Net net;
  private final Map<String, String> placeNames = new LinkedHashMap<>();
  private final Map<String, Map<String, Flow>> flows = new HashMap<>();

  private NetToGal(Net net) {
    this.net = net;
  }

  static GalFile translate(Net net) throws InputException {
    return new NetToGal(net).translate();
  }

  private GalFile translate() throws InputException {
    Position start = new Position("net", 1, 1);
    Set<String> used = new HashSet<>();
    List<GalType.Variable> variables = new ArrayList<>();
    for (Net.Place place : net.places()) {
      String name = fresh(place.id(), used);
      if (placeNames.put(place.id(), name) != null) {
        throw new ParseException(place.position(), "a new id", "'" + place.id() + "'");
      }
      Node marking = Node.number(place.marking(), place.position());
      variables.add(
          new GalType.Variable(
              new Name(name, place.position()),
              Optional.empty(),
              Optional.of(List.of(marking)),
              Optional.empty()));
    }
    for (Net.Transition transition : net.transitions()) {
      boolean twice = flows.put(transition.id(), new LinkedHashMap<>()) != null;
      if (twice || placeNames.containsKey(transition.id())) {
        throw new ParseException(transition.position(), "a new id", "'" + transition.id() + "'");
      }
    }
    for (Net.Arc arc : net.arcs()) {
      add(arc);
    }
    List<GalType.Transition> transitions = new ArrayList<>();
    for (Net.Transition transition : net.transitions()) {
      transitions.add(transition(transition));
    }
    Name name = new Name(legal(net.id()), start);
    GalType type =
        new GalType.Plain(
            name, List.of(), List.of(), variables, transitions, List.of(), Optional.empty());
    return new GalFile(List.of(), List.of(), List.of(type), Optional.of(name), List.of());
  }

  private void add(Net.Arc arc) throws InputException {
    boolean takes = placeNames.containsKey(arc.source());
    String place = takes ? arc.source() : arc.target();
    String transition = takes ? arc.target() : arc.source();
    if (!placeNames.containsKey(place) || !flows.containsKey(transition)) {
      throw new ParseException(
          arc.position(),
          "an arc between a place and a transition",
          "one from '" + arc.source() + "' to '" + arc.target() + "'");
    }
    Flow flow = flows.get(transition).computeIfAbsent(place, p -> new Flow());
    try {
      flow.taken = Math.addExact(flow.taken, takes ? arc.weight() : 0);
      flow.given = Math.addExact(flow.given, takes ? 0 : arc.weight());
    } catch (ArithmeticException e) {
      throw new ParseException(arc.position(), "weights of 32 bits", "larger ones");
    }
  }

  private GalType.Transition transition(Net.Transition transition) {
    Position at = transition.position();
    Node guard = null;
    List<Statement> body = new ArrayList<>();
    for (Map.Entry<String, Flow> entry : flows.get(transition.id()).entrySet()) {
      Node place = Node.name(placeNames.get(entry.getKey()), at);
      Flow flow = entry.getValue();
      if (flow.taken > 0) {
        Node test = Node.of(Operator.GREATER_EQUAL, at, place, Node.number(flow.taken, at));
        guard = guard == null ? test : Node.of(Operator.AND, at, guard, test);
      }
      int change = flow.given - flow.taken;
      if (change != 0) {
        Node amount = Node.number(Math.abs(change), at);
        body.add(new Statement.Assign(place, change > 0 ? Change.ADD : Change.SUBTRACT, amount));
      }
    }
    if (guard == null) {
      guard = Node.of(Operator.TRUE, at);
    }
    Name name = new Name(legal(transition.id()), at);
    return new GalType.Transition(name, List.of(), Optional.of(guard), Optional.empty(), body);
  }

  private static String fresh(String id, Set<String> used) {
    String base = legal(id);
    String name = base;
    for (int i = 2; !used.add(name); i++) {
      name = base + "_" + i;
    }
    return name;
  }

  /** The id as a name of GAL: other characters than letters, digits and _ become _. */
  private static String legal(String id) {
    String name = id.replaceAll("[^A-Za-z0-9_]", "_");
    if (name.isEmpty()) {
      return UNNAMED;
    }
    boolean reserved = name.equals("true") || name.equals("false");
    return Character.isDigit(name.charAt(0)) || reserved ? "_" + name : name;
  }
}
