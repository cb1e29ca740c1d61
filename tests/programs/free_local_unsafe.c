/* expect: unsafe; property: memory-access; a local is not freed */
extern _Bool __VERIFIER_nondet_bool(void);
extern void *malloc(__SIZE_TYPE__);
extern void free(void *);

int main(void) {
  int local = 0;
  int *p = __VERIFIER_nondet_bool() ? &local : malloc(4);
  *p = 1;
  if (p == &local) free(p);
  return local;
}
