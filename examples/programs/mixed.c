/* Assertions below calls: the example of the mixed-semantics transformation ("The SeaHorn verification framework", figure 2).
   A call either fails, and then it need not return, or returns, and then its assertions hold. With --mixed all violations
   are moved into main. Unsafe: the second call of p2 violates the assertion.

   eufonium verify --mixed examples/programs/mixed.c */
extern int nondet(void);
extern void reach_error(void);

static int count;

static void p2(int limit) {
  count = count + 1;
  if (!(count < limit)) reach_error(); /* c3 */
}

static void p1(int n) {
  if (!(n >= 0)) reach_error(); /* c2 */
  if (n > 3) p2(2);
}

int main(void) {
  int n = nondet();
  if (n < 0) return 0;
  p1(n);
  if (!(count <= 1)) reach_error(); /* c1 */
  p1(n);
  return 0;
}
