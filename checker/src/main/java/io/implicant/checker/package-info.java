/** Models over integer variables: their language, and the search for their reachable states. */
package io.implicant.checker;
