/* expect: unsafe; property: memory-access; an object is read before it is freed */
extern _Bool __VERIFIER_nondet_bool(void);
extern void *malloc(__SIZE_TYPE__);
extern void free(void *);

int main(void) {
  int *p = malloc(sizeof *p), *q = p;
  *p = 3;
  if (__VERIFIER_nondet_bool()) {
    free(p);
    int r = *q;
    return r;
  }
  free(p);
  return 0;
}
