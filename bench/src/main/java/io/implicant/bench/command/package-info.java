/**
 * The commands of {@code implicant}, one class each, listed in {@link
 * io.implicant.bench.command.ImplicantCommand}. A command is a {@code Callable<Integer>} that
 * prints results to its picocli output, returns a code of {@link io.implicant.bench.ExitCode}, and
 * throws {@link io.implicant.bench.CommandException} for anything the user should know. Its help
 * ends with examples; a test insists.
 */
package io.implicant.bench.command;
