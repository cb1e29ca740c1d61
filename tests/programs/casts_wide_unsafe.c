/* expect: unsafe; property: unreach-call; to wider types with and without sign */
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int x = __VERIFIER_nondet_int();
  unsigned y = x;
  long sx = x;
  long zy = x;
  unsigned long z = x;
  if (sx != x) reach_error();
  if (zy < 0) reach_error();
  if (x < 0 && zy != sx + 4294967296) reach_error();
  if (x < 0 && z < 0xffffffff80000000) reach_error();
  return 0;
}
