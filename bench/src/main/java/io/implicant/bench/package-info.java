/**
 * The command line {@code implicant}: {@link io.implicant.bench.Main} starts it, {@link
 * io.implicant.bench.Cli} runs one command, {@link io.implicant.bench.ExitCode} says how it may
 * end. The commands themselves live in {@link io.implicant.bench.command}.
 *
 * <pre>{@code
 * int status = Cli.run(new String[] {"--version"}, out, err); // 0, and "implicant 0.1.0" on out
 * }</pre>
 */
package io.implicant.bench;
