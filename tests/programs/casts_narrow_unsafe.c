/* expect: unsafe; property: unreach-call; to narrower types, and back with the sign of the type */
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int x = __VERIFIER_nondet_int();
  signed char s = x;
  unsigned char u = x;
  short h = x;
  unsigned short v = x;
  if (s < -128 || s > 127 || u > 255 || h > 32767 || v > 65535) reach_error();
  if ((s & 255) != u) reach_error();
  if (x >= 0 && x < 256 && u != x) reach_error();
  if (x >= 0 && x <= 128 && s != x) reach_error();
  if (h >= 0 && h != v) reach_error();
  return 0;
}
