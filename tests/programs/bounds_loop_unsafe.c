/* expect: unsafe; property: memory-access; a loop over an array from the heap */
extern unsigned char __VERIFIER_nondet_uchar(void);
extern void *malloc(__SIZE_TYPE__);
extern void free(void *);

int main(void) {
  int n = __VERIFIER_nondet_uchar() + 1;
  int *a = malloc(n * sizeof(int));
  for (int i = 0; i <= n; i++) a[i] = i;
  int last = a[n - 1];
  free(a);
  return last;
}
