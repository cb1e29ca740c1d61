/* expect: safe; property: unreach-call; shifts to the right with and without sign, and by a variable */
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  int x = __VERIFIER_nondet_int();
  unsigned u = x;
  unsigned n = __VERIFIER_nondet_uint() % 32;
  if (x >> 31 != (x < 0 ? -1 : 0)) reach_error();
  if (u >> 31 > 1) reach_error();
  if ((1u << n) == 0) reach_error();
  if (u >> n > u) reach_error();
  return 0;
}
