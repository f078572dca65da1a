/**
 * Models without parameters, labels and instances: what the reader of GAL hands to the explicit
 * explorer and to the symbolic engine.
 */
package io.implicant.checker.action;
