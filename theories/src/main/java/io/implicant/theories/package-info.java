/** Theories: equality with uninterpreted functions, difference logic, and their combination. */
package io.implicant.theories;
