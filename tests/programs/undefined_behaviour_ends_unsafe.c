/* expect: unsafe; property: unreach-call; nothing follows an overflow of a signed sum */
extern void reach_error(void);
extern unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  unsigned x = __VERIFIER_nondet_uint();
  if (x + 1 < x) reach_error();
  return 0;
}
