/*
 * n! as a recursive function computes it: the arguments of the calls that wait lie on a stack. n is
 * an input of at most N. The assertion says that dividing by 2 up to n leads back to 1.
 *
 *   implicant check-model -D N=6 examples/software/stack_factorial.c
 */
#pragma implicant width 10
#ifndef N
#define N 5
#endif

extern void __VERIFIER_assert(int condition);
extern void __VERIFIER_assume(int condition);

extern unsigned char n;
unsigned char stack[N];
unsigned char i, top;
int f;

void main(void) {
  __VERIFIER_assume(n <= N);
  i = n;
  while (i > 0) {
    stack[top] = i;
    top++;
    i--;
  }
  f = 1;
  while (top > 0) {
    top--;
    f = f * stack[top];
  }
  for (i = 2; i <= n; i++) {
    f = f / i;
  }
  __VERIFIER_assert(f == 1);
}
