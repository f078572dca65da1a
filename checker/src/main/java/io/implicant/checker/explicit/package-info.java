/**
 * States one by one: an interpreter of actions and a breadth-first explorer. Slow and simple, it is
 * what the symbolic engine is compared with, and what replays its traces.
 */
package io.implicant.checker.explicit;
