/* Two numbers swapped by sums and differences, with functions: figure 4 of "The SeaHorn verification framework" (CAV 2015).
   Safe: foo and bar are summarised, and the assertion within bar holds.

   eufonium verify --inter summary examples/programs/swap.c */
extern int nondet(void);
extern void reach_error(void);

int foo(int x, int y) { return x + y; }

int bar(int x, int y) {
  int res = x - y;
  if (x >= 0 && y >= 0 && x < res) reach_error();
  return res;
}

int main(void) {
  int x = nondet();
  int y = nondet();
  int x_old = x;
  int y_old = y;
  x = foo(x, y);
  y = bar(x, y);
  x = bar(x, y);
  if (!(x == y_old && y == x_old)) reach_error();
  return 0;
}
