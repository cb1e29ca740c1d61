/* expect: unsafe; property: unreach-call; cases that fall through, the default among them */
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int x = __VERIFIER_nondet_int(), r = 0;
  switch (x) {
  case 1:
    r = 1;
  case 2:
    r += 2;
    break;
  default:
    r = 10;
  case 3:
    r += 3;
    break;
  case 4:
    return 0;
  }
  if (x == 1 && r != 3) reach_error();
  if (x == 2 && r != 2) reach_error();
  if (x == 3 && r != 3) reach_error();
  if (x == 5 && r != 10) reach_error();
  if (x == 4) reach_error();
  return 0;
}
