/*
 * n! by multiplication, for every n that an int of 8 bits has room for; n is an input. The check
 * at the end divides the result down to 1 again.
 *
 *   implicant translate --to odl examples/software/factorial.c
 */
#pragma implicant width 8

extern void __VERIFIER_assert(int condition);
extern void __VERIFIER_assume(int condition);

extern unsigned char n;
unsigned char i;
int f;

void main(void) {
  __VERIFIER_assume(n <= 5);
  f = 1;
  for (i = 2; i <= n; i++) {
    f = f * i;
  }
  while (i > 2) {
    i--;
    __VERIFIER_assert(f % i == 0);
    f = f / i;
  }
  __VERIFIER_assert(f == 1);
}
