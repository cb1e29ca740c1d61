/* expect: safe; property: memory-access; a pointer that may be null */
extern _Bool __VERIFIER_nondet_bool(void);

int main(void) {
  int x = 1;
  int *p = __VERIFIER_nondet_bool() ? &x : 0;
  if (p) *p = 2;
  return x;
}
