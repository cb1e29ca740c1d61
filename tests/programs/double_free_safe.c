/* expect: safe; property: memory-access; an object is freed once on each way */
extern _Bool __VERIFIER_nondet_bool(void);
extern void *malloc(__SIZE_TYPE__);
extern void free(void *);

int main(void) {
  char *p = malloc(10);
  if (__VERIFIER_nondet_bool()) {
    free(p);
    p = 0;
  }
  free(p);
  return 0;
}
