/* expect: unsafe; property: unreach-call; functions that the program defines do what they say, whatever their names */
extern void reach_error(void);
int __VERIFIER_nondet_int(void) { return 3; }
int sea_nd_int(void) { return 4; }
int rand(void) { return -1; }
int main(void) {
  if (__VERIFIER_nondet_int() + sea_nd_int() + rand() != 7) reach_error();
  return 0;
}
