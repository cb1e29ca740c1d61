/* expect: safe; property: unreach-call; conversion to _Bool is a comparison with zero */
extern void reach_error(void);
extern _Bool __VERIFIER_nondet_bool(void);
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int x = __VERIFIER_nondet_int();
  _Bool b = x;
  _Bool c = __VERIFIER_nondet_bool();
  char low = x;
  if (b != (x != 0)) reach_error();
  if (c != 0 && c != 1) reach_error();
  if (low && !b) reach_error();
  return 0;
}
