/* expect: unsafe; property: memory-access; only the start of an object is freed */
extern unsigned char __VERIFIER_nondet_uchar(void);
extern void *malloc(__SIZE_TYPE__);
extern void free(void *);

int main(void) {
  char *p = malloc(10);
  int i = __VERIFIER_nondet_uchar() % 10;
  p += i;
  *p = 1;
  free(p);
  return 0;
}
