/** Tests of the project itself: its two builds, its module arrows, its scripts. */
package io.implicant.bench.project;
