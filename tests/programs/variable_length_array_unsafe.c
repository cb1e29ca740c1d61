/* expect: unsafe; property: memory-access; an array on the stack whose length is chosen */
extern unsigned char __VERIFIER_nondet_uchar(void);

int main(void) {
  int n = __VERIFIER_nondet_uchar() % 8 + 1;
  char a[n];
  a[0] = 0;
  a[n] = 1;
  return a[0];
}
