/* expect: unsafe; property: unreach-call; structs as arguments and results, in registers and in memory */
extern void reach_error(void);
extern long __VERIFIER_nondet_long(void);
extern short __VERIFIER_nondet_short(void);

struct pair { int a; short b; };
struct big { long v[5]; };

struct pair swap(struct pair p) {
  struct pair r = { p.b, p.a };
  p.a = 77;
  return r;
}

struct big fill(long x) {
  struct big b;
  for (int i = 0; i < 5; i++) b.v[i] = x;
  return b;
}

long change(struct big b) {
  b.v[1] = 0;
  return b.v[0];
}

int main(void) {
  struct pair p = { 7, __VERIFIER_nondet_short() };
  struct pair q = swap(p);
  if (q.a != p.b || q.b != p.a || p.a != 77) reach_error();
  long x = __VERIFIER_nondet_long();
  struct big b = fill(x);
  if (change(b) != x || b.v[1] != x || b.v[4] != x) reach_error();
  return 0;
}
