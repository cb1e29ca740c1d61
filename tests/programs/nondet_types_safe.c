/* expect: safe; property: unreach-call; choices stay within the ranges of their types */
extern void reach_error(void);
extern _Bool __VERIFIER_nondet_bool(void);
extern long long __VERIFIER_nondet_longlong(void);
extern short __VERIFIER_nondet_short(void);
extern unsigned char __VERIFIER_nondet_uchar(void);
extern unsigned __VERIFIER_nondet_uint(void);
extern unsigned long __VERIFIER_nondet_ulong(void);

int main(void) {
  int c = __VERIFIER_nondet_uchar();
  int s = __VERIFIER_nondet_short();
  long u = __VERIFIER_nondet_uint();
  unsigned long l = __VERIFIER_nondet_ulong();
  int b = __VERIFIER_nondet_bool();
  long long q = __VERIFIER_nondet_longlong();
  if (c < 0 || c > 255 || s < -32768 || s > 32767 || u < 0 || u > 4294967295 || b < 0 || b > 1) reach_error();
  if (l > 0xffffffffffffffff || q / 2 > 4611686018427387903) reach_error();
  return 0;
}
