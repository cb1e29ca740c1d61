/* expect: safe; property: memory-access; an index within a local array */
extern unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  int a[4] = { 0 };
  unsigned i = __VERIFIER_nondet_uint();
  if (i < 4) a[i] = 1;
  return a[3];
}
