/* expect: unsafe; property: valid-deref; the outside knows no object that it could give, but null */
extern void *__VERIFIER_nondet_pointer(void);

int main(void) {
  int *p = (int *)__VERIFIER_nondet_pointer();
  *p = 5;
  return 0;
}
