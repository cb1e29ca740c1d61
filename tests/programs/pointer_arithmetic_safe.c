/* expect: safe; property: unreach-call; differences, order, and walks of pointers */
extern void reach_error(void);
extern unsigned __VERIFIER_nondet_uint(void);

int sum(const int *from, const int *to) {
  int s = 0;
  while (from < to) s += *from++;
  return s;
}

int main(void) {
  int a[3] = { 1, 2, 3 };
  unsigned i = __VERIFIER_nondet_uint();
  if (i > 3) return 0;
  int *p = a + i;
  if (p - a != i || (char *)p - (char *)a != 4 * i) reach_error();
  if (i < 3 && p[0] != i + 1) reach_error();
  if (sum(a, a + 3) != 6) reach_error();
  if (p > &a[2] && i < 3) reach_error();
  return 0;
}
