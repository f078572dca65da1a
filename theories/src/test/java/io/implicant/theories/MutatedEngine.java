package io.implicant.theories;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.table.Budget;
import io.implicant.logic.Formula;
import io.implicant.logic.Terms;
import io.implicant.theories.closure.ClosureEngine;
import io.implicant.theories.closure.EngineOptions;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaCompiler;

/**
 * The labelled closure with one rule switched off: its class is compiled from the changed source,
 * and the whole package is loaded anew beside the real one.
 */
final class MutatedEngine {
  private static final String PACKAGE = "io.implicant.theories.closure.";
  private static final Path SOURCES =
      Path.of(System.getProperty("implicant.root", ".."))
          .resolve("theories/src/main/java/io/implicant/theories/closure");

  private final Class<?> engine;
  private final Class<?> optionsClass;

  private MutatedEngine(ClassLoader loader) throws ClassNotFoundException {
    engine = loader.loadClass(ClosureEngine.class.getName());
    optionsClass = loader.loadClass(EngineOptions.class.getName());
  }

  /** The engine without the rule; {@code folder} is for the compiler. */
  static MutatedEngine without(ClosureRule rule, JavaCompiler compiler, Path folder)
      throws IOException, ClassNotFoundException {
    String file = rule.className() + ".java";
    String source = rule.removedFrom(Files.readString(SOURCES.resolve(file)));
    Path changed = Files.writeString(folder.resolve(file), source);
    ByteArrayOutputStream messages = new ByteArrayOutputStream();
    String classPath =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    int status =
        compiler.run(
            null,
            messages,
            messages,
            "-proc:none",
            "-nowarn",
            "-d",
            folder.toString(),
            "-cp",
            classPath,
            changed.toString());
    if (status != 0) {
      throw new AssertionError(rule + " cannot be removed:\n" + messages);
    }
    return new MutatedEngine(new Loader(folder));
  }

  /** Loads the package from a folder first. */
  private static final class Loader extends ClassLoader {
    private final Path folder;

    Loader(Path folder) {
      super(MutatedEngine.class.getClassLoader());
      this.folder = folder;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith(PACKAGE)) {
        return super.loadClass(name, resolve);
      }
      synchronized (getClassLoadingLock(name)) {
        Class<?> loaded = findLoadedClass(name);
        return loaded != null ? loaded : define(name);
      }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
      String path = name.replace('.', '/') + ".class";
      Path changed = folder.resolve(path);
      try (InputStream in =
          Files.exists(changed) ? Files.newInputStream(changed) : getResourceAsStream(path)) {
        byte[] bytes = in.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }

  /** F_P(goal) by this engine. */
  Bdd function(Problem problem, EngineOptions options) throws ReflectiveOperationException {
    try {
      return (Bdd)
          engine
              .getMethod("weakestStrengthening", Formula.class)
              .invoke(newEngine(problem, options), problem.goal());
    } catch (InvocationTargetException e) {
      throw new IllegalStateException(e.getCause());
    }
  }

  /** G_P(not goal) by this engine, which asks in another way. */
  Bdd consistentWithout(Problem problem, EngineOptions options)
      throws ReflectiveOperationException {
    try {
      Object result =
          engine
              .getMethod("consistentWith", Formula.class, Budget.class)
              .invoke(
                  newEngine(problem, options),
                  problem.terms().not(problem.goal()),
                  Budget.unlimited());
      return (Bdd) result.getClass().getMethod("minterms").invoke(result);
    } catch (InvocationTargetException e) {
      throw new IllegalStateException(e.getCause());
    }
  }

  private Object newEngine(Problem problem, EngineOptions options)
      throws ReflectiveOperationException {
    return engine
        .getConstructor(Terms.class, List.class, optionsClass)
        .newInstance(problem.terms(), problem.predicates(), translated(options));
  }

  /** The same options in the other class. */
  private Object translated(EngineOptions options) throws ReflectiveOperationException {
    Object result = optionsClass.getField("DEFAULT").get(null);
    for (Enum<?> choice : List.of(options.way(), options.algorithm())) {
      Class<?> type = engine.getClassLoader().loadClass(choice.getDeclaringClass().getName());
      Object value = type.getMethod("valueOf", String.class).invoke(null, choice.name());
      result = optionsClass.getMethod("with" + type.getSimpleName(), type).invoke(result, value);
    }
    return result;
  }
}
