/* expect: unsafe; property: unreach-call; an array that a loop has filled */
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);

#define N 6

int main(void) {
  int a[N], max;
  for (int i = 0; i < N; i++) a[i] = __VERIFIER_nondet_int();
  max = a[0];
  for (int i = 2; i < N; i++)
    if (a[i] > max) max = a[i];
  unsigned k = __VERIFIER_nondet_uint();
  if (k < N && a[k] > max) reach_error();
  return 0;
}
