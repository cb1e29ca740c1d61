/* expect: safe; property: unreach-call; fields of a struct in a struct do not touch each other */
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

struct point { int x, y; };
struct box { struct point low, high; char tag; };

int main(void) {
  struct box b;
  int k = __VERIFIER_nondet_int();
  b.low.x = k;
  b.low.y = 2;
  b.high.x = 3;
  b.high.y = k;
  b.tag = 'b';
  b.high.x++;
  if (b.low.x != k || b.low.y != 2 || b.high.x != 4 || b.high.y != b.low.x || b.tag != 'b') reach_error();
  return 0;
}
