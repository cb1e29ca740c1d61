/* expect: unsafe; property: unreach-call; which variable is written depends on a choice */
extern void reach_error(void);
extern _Bool __VERIFIER_nondet_bool(void);

int main(void) {
  int x = 1, y = 2, *p = __VERIFIER_nondet_bool() ? &x : &y;
  *p = 5;
  if (x + y != 7) reach_error();
  if (p == &x && y != 2) reach_error();
  return 0;
}
