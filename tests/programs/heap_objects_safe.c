/* expect: safe; property: unreach-call; two objects from the heap are different, and keep what is written */
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern void *malloc(__SIZE_TYPE__);
extern void free(void *);

int main(void) {
  int *p = malloc(sizeof *p), *q = malloc(sizeof *q);
  *p = 1;
  *q = __VERIFIER_nondet_int();
  if (p == q || *p != 1) reach_error();
  free(p);
  p = q;
  *p = 4;
  if (*q != 4) reach_error();
  free(q);
  return 0;
}
