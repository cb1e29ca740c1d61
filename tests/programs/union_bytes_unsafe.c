/* expect: unsafe; property: unreach-call; the bytes of a word, the lowest first */
extern void reach_error(void);
extern unsigned __VERIFIER_nondet_uint(void);

union word { unsigned n; unsigned char b[4]; unsigned short h[2]; };

int main(void) {
  union word w;
  w.n = __VERIFIER_nondet_uint();
  unsigned n = w.n;
  if (w.b[0] != (n & 255) || w.h[1] != n >> 16) reach_error();
  w.b[2] = 0;
  if (w.n != (n & 0xffff00ff)) reach_error();
  return 0;
}
