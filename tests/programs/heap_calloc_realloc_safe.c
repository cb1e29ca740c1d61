/* expect: safe; property: unreach-call; calloc gives zeros, realloc keeps what fits */
extern void reach_error(void);
extern unsigned __VERIFIER_nondet_uint(void);
extern void *calloc(__SIZE_TYPE__, __SIZE_TYPE__);
extern void *realloc(void *, __SIZE_TYPE__);
extern void free(void *);

int main(void) {
  unsigned i = __VERIFIER_nondet_uint() % 2;
  char *a = calloc(2, 1);
  if (a[i]) reach_error();
  a[i] = 7;
  a = realloc(a, 3);
  if (a[i] != 7) reach_error();
  if (i != 1 && a[1]) reach_error();
  free(a);
  return 0;
}
