/* expect: unsafe; property: unreach-call; a local that is read before it is written may hold anything */
extern void reach_error(void);
extern _Bool __VERIFIER_nondet_bool(void);

int main(void) {
  int x;
  int y;
  if (__VERIFIER_nondet_bool()) y = 1;
  if (x == 5 && y == 1) reach_error();
  return 0;
}
