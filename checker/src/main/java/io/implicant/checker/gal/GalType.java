package io.implicant.checker.gal;

import io.implicant.checker.gal.GalFile.Formal;
import io.implicant.checker.gal.GalFile.Label;
import io.implicant.checker.gal.GalFile.Parameter;
import io.implicant.checker.gal.GalFile.Range;
import java.util.List;
import java.util.Optional;

/** The declaration of a type: a {@code gal} with variables, or a {@code composite} of instances. */
public sealed interface GalType {
  Name name();

  List<Parameter> parameters();

  List<Range> ranges();

  /** A type with variables and transitions. */
  record Plain(
      Name name,
      List<Parameter> parameters,
      List<Range> ranges,
      List<Variable> variables,
      List<Transition> transitions,
      List<Predicate> predicates,
      Optional<Node> transientIf)
      implements GalType {
    public Plain {
      parameters = List.copyOf(parameters);
      ranges = List.copyOf(ranges);
      variables = List.copyOf(variables);
      transitions = List.copyOf(transitions);
      predicates = List.copyOf(predicates);
    }
  }

  /** A type that joins instances of other types by synchronizations. */
  record Composite(
      Name name,
      List<Parameter> parameters,
      List<Range> ranges,
      List<Instance> instances,
      List<Transition> synchronizations)
      implements GalType {
    public Composite {
      parameters = List.copyOf(parameters);
      ranges = List.copyOf(ranges);
      instances = List.copyOf(instances);
      synchronizations = List.copyOf(synchronizations);
    }
  }

  /**
   * {@code int} or {@code array}.
   *
   * @param size of an array
   * @param initial the values given; none means zero everywhere
   * @param hotbit the range named by an encoding hint, which has no meaning here
   */
  record Variable(
      Name name, Optional<Node> size, Optional<List<Node>> initial, Optional<Name> hotbit) {
    public Variable {
      initial = initial.map(List::copyOf);
    }
  }

  /** {@code Type[size] name (settings)}. */
  record Instance(Name type, Optional<Node> size, Name name, List<Parameter> settings) {
    public Instance {
      settings = List.copyOf(settings);
    }
  }

  /** A transition, or a synchronization, which has no guard. */
  record Transition(
      Name name,
      List<Formal> formals,
      Optional<Node> guard,
      Optional<Label> label,
      List<Statement> body) {
    public Transition {
      formals = List.copyOf(formals);
      body = List.copyOf(body);
    }

    /** The label, unless it is empty, which means none. */
    public Optional<Label> calledBy() {
      return label.filter(l -> !l.text().text().isEmpty());
    }
  }

  /** {@code predicate name = condition}. */
  record Predicate(Name name, Node condition) {}
}
