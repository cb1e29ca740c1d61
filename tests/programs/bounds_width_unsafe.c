/* expect: unsafe; property: memory-access; an access that begins inside may end outside */
extern unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  char a[8] = { 0 };
  unsigned i = __VERIFIER_nondet_uint();
  if (i > 5) return 0;
  return *(int *)(a + i);
}
