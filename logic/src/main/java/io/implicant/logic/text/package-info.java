/** Text in and out: SMT-LIB scripts and queries, and the infix syntax. */
package io.implicant.logic.text;
