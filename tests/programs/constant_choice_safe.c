/* expect: safe; property: valid-deref; a pointer to a table that is constant, or not, is written where it is not */
extern int __VERIFIER_nondet_int(void);
static const int fixed[3] = {1, 2, 3};
static int table[3] = {4, 5, 6};
int main() {
  int writes = __VERIFIER_nondet_int();
  int *p = writes ? table : (int *)fixed;
  int i = __VERIFIER_nondet_int();
  if (i < 0 || i > 2) return 0;
  if (writes) p[i] = 7;
  return p[i];
}
