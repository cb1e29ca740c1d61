/* expect: unsafe; property: unreach-call; words of 128 bits */
extern void reach_error(void);
extern unsigned long __VERIFIER_nondet_ulong(void);

int main(void) {
  unsigned long a = __VERIFIER_nondet_ulong();
  unsigned __int128 w = a;
  w = w << 63 | 1;
  if ((unsigned long)(w >> 64) != a || (unsigned long)w != 1) reach_error();
  return 0;
}
