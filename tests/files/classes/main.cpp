/* expect: safe: N=2; unsafe: N=3; C++: virtual functions, templates and inline functions of two files, variables that are made before main and once */
#include "shape.h"
static int made = 0;
struct Box { int v; Box(int x) : v(x) { made++; } ~Box() { made--; } };
static Box global(4);
template <class T> T twice(T x) { return x + x; }
int Shape::count = 0;
struct Square : Shape { int s; Square(int x) : s(x) {} int area() const override { return s * s; } };
int once() { static Box b(__VERIFIER_nondet_int()); return b.v; }
int main() {
  Shape *p = new Square(3);
  if (p->area() != 9 || twice(2) != 4 || global.v != 4) reach_error();
  if (once() != once()) reach_error();
  if (made != N) reach_error();
  if (other(p) != 10) reach_error();
  delete p;
  if (Shape::count != 0) reach_error();
  int *q = new int[4];
  q[2] = 5;
  delete[] q;
  return 0;
}
