/*
 * The program of BR03 Fig. 1: five is added to z as often as x can be counted down.
 * x is declared but not defined here, so it is an input: any value of its type.
 *
 *   implicant translate --to intermediate examples/software/div.c    Fig. 1(b)
 *   implicant translate --to odl examples/software/div.c             Fig. 2(a)
 *   implicant translate --to edl examples/software/div.c             Fig. 2(b)
 */
#pragma implicant width 8

extern int x;
int z;

void main(void) {
  z = 0;
  while (x > 0) {
    z += 5;
    x--;
  }
}
