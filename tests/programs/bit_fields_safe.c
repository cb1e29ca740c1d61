/* expect: safe; property: unreach-call; bit-fields wrap, with and without sign, and keep their neighbours */
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

struct flags { unsigned a : 3; int b : 5; unsigned c : 1; unsigned : 0; unsigned d : 9; };

int main(void) {
  struct flags f = { 1, -2, 0, 300 };
  int x = __VERIFIER_nondet_int();
  f.a = x;
  f.b = x;
  if (f.a > 7 || f.b > 15 || f.b < -16 || f.c || f.d != 300) reach_error();
  f.d = 512 + 5;
  if (f.d != 5) reach_error();
  if (x == 31 && f.b != -1) reach_error();
  return 0;
}
