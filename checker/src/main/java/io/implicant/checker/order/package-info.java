/** Orders of the variables of a model, found before any diagram is built. */
package io.implicant.checker.order;
