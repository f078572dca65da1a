package io.implicant.javasmt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableMap;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.sosy_lab.common.ShutdownNotifier;
import org.sosy_lab.java_smt.SolverContextFactory.Solvers;
import org.sosy_lab.java_smt.api.ProverEnvironment;
import org.sosy_lab.java_smt.api.SolverContext;
import org.sosy_lab.java_smt.api.SolverContext.ProverOptions;

/** Whatever is asked beside all-sat reaches the solver, and its answer comes back. */
final class PassThroughTest {
  private final List<String> calls = new ArrayList<>();
  private RuntimeException failure;

  /** Notes the calls of its methods, and answers with what fits. */
  private <T> T stub(Class<T> type) {
    Object stub =
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> {
              calls.add(method.getName());
              if (failure != null) {
                throw failure;
              }
              return value(method.getReturnType());
            });
    return type.cast(stub);
  }

  private Object value(Class<?> type) {
    if (type == void.class || type == Void.class || type == Object.class) {
      return null;
    } else if (type == boolean.class) {
      return true;
    } else if (type.isPrimitive()) {
      return 42;
    } else if (type == String.class) {
      return "text";
    } else if (type == Optional.class) {
      return Optional.of(List.of());
    } else if (type == ImmutableMap.class) {
      return ImmutableMap.of("key", "value");
    } else if (type == Solvers.class) {
      return Solvers.Z3;
    }
    return type.isInterface() ? stub(type) : null;
  }

  private static Object[] arguments(Method method) {
    return Arrays.stream(method.getParameterTypes())
        .map(type -> type.isArray() ? Array.newInstance(type.getComponentType(), 0) : null)
        .toArray();
  }

  private void assertPasses(Object wrapper, Method method, List<String> expected)
      throws ReflectiveOperationException {
    calls.clear();
    Object result = method.invoke(wrapper, arguments(method));
    assertEquals(expected, calls.stream().filter(call -> !call.equals("toString")).toList());
    if (method.getReturnType() == boolean.class) {
      assertEquals(true, result);
    } else if (method.getReturnType() == int.class) {
      assertEquals(42, result);
    }
    failure = new IllegalStateException("from the solver");
    try {
      method.invoke(wrapper, arguments(method));
      throw new AssertionError(method + " hides a failure");
    } catch (InvocationTargetException e) {
      assertSame(failure, e.getCause());
    } finally {
      failure = null;
    }
  }

  private ImplicantSolverContext wrapped() {
    return ImplicantSolverContext.around(stub(SolverContext.class), ShutdownNotifier.createDummy());
  }

  @Test
  void allMethodsOfAProverButAllSat() throws Exception {
    for (Method method : ProverEnvironment.class.getMethods()) {
      if (!method.getName().equals("allSat")) {
        ProverEnvironment prover = wrapped().newProverEnvironment(ProverOptions.GENERATE_ALL_SAT);
        assertTrue(prover instanceof ImplicantProverEnvironment);
        boolean both = method.getName().equals("push") && method.getParameterCount() == 1;
        prover.push();
        assertPasses(
            prover, method, both ? List.of("push", "addConstraint") : List.of(method.getName()));
      }
    }
  }

  @Test
  void allMethodsOfAContext() throws Exception {
    for (Method method : SolverContext.class.getMethods()) {
      assertPasses(wrapped(), method, List.of(method.getName()));
    }
  }

  @Test
  void statisticsOfTheSolverAreKept() {
    assertEquals("value", wrapped().getStatistics().get("key"));
    assertEquals("0", wrapped().getStatistics().get("implicant.allsat.answered"));
  }

  @Test
  void separationLogicIsTheSolversAlone() {
    var options =
        new ProverOptions[] {ProverOptions.GENERATE_ALL_SAT, ProverOptions.ENABLE_SEPARATION_LOGIC};
    assertTrue(!(wrapped().newProverEnvironment(options) instanceof ImplicantProverEnvironment));
    assertTrue(!(wrapped().newProverEnvironment() instanceof ImplicantProverEnvironment));
  }
}
