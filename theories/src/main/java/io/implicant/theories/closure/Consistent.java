package io.implicant.theories.closure;

import io.implicant.dd.bdd.Bdd;
import java.util.Optional;

/**
 * G_P(phi): the minterms that have a model together with phi.
 *
 * @param minterms over P; none of them where a limit was reached
 * @param limit what ended the work early, if anything did
 */
public record Consistent(Bdd minterms, Optional<String> limit) {}
