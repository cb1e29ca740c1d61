/* expect: safe; property: unreach-call; the second operand is evaluated only if it decides */
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

int calls;

int called(int result) {
  calls++;
  return result;
}

int main(void) {
  int a = __VERIFIER_nondet_int() != 0, b = __VERIFIER_nondet_int() != 0;
  int r = called(a) && called(b) || called(1);
  if (r != 1) reach_error();
  if (a && b && calls != 2) reach_error();
  if (!a && calls != 2) reach_error();
  if (a && !b && calls != 3) reach_error();
  return 0;
}
