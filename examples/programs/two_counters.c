/* Two counters, one of which grows faster: figure 3 of "The SeaHorn verification framework" (CAV 2015). Safe: x >= y >= 0
   whenever the loop is entered, and a sum that does not fit is no behaviour of C.

   eufonium verify --invariants examples/programs/two_counters.c */
extern int nondet(void);
extern void reach_error(void);

int main(void) {
  int x = 1;
  int y = 0;
  while (nondet()) {
    x = x + y;
    y = y + 1;
  }
  if (x < y) reach_error();
  return 0;
}
