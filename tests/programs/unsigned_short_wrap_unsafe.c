/* expect: unsafe; property: unreach-call; small unsigned types wrap when they are stored, not when they are added */
extern void reach_error(void);
extern unsigned short __VERIFIER_nondet_ushort(void);

int main(void) {
  unsigned short s = __VERIFIER_nondet_ushort();
  unsigned short t = s + 1;
  if (t == 0) reach_error();
  if (t == 0 && s != 65535) reach_error();
  return 0;
}
