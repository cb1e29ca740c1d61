/* expect: safe; property: unreach-call; writes and reads at an index that is not known */
extern void reach_error(void);
extern unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  int a[5] = { 0 };
  unsigned i = __VERIFIER_nondet_uint(), j = __VERIFIER_nondet_uint();
  if (i >= 5 || j >= 5) return 0;
  a[i] = 1;
  a[j]++;
  if (i == j && a[i] != 2) reach_error();
  if (i != j && (a[i] != 1 || a[j] != 1)) reach_error();
  return 0;
}
