/* expect: safe; property: unreach-call; casts down, across and to the whole find the part that is asked for, if there is one and it may be seen */
#include <cassert>
#include <new>
#include <typeinfo>

struct Base {
  int a = 1;
  virtual ~Base() {}
};
struct Left : Base {
  int l = 2;
};
struct Right : Base {
  int r = 3;
};
struct Other {
  int o = 4;
  virtual ~Other() {}
};
struct Both : Left, Right, Other {
  int b = 5;
};
struct Hidden : private Left, public Other {
  Left *left() { return this; }
};
struct Shared1 : virtual Base {
  int s = 6;
};
struct Shared2 : virtual Base {
  int t = 7;
};
struct Diamond : Shared1, Shared2, Other {
  int d = 8;
};
struct Unrelated : Base {};
struct Deep : Diamond {
  int e = 9;
};

int main() {
  Both both;
  Left *left = &both;
  Right *right = &both;
  Other *other = &both;
  Base *base = left;
  assert(dynamic_cast<Both *>(base) == &both && dynamic_cast<Both *>(other) == &both);
  assert(dynamic_cast<Right *>(left) == right && dynamic_cast<Left *>(other) == left && dynamic_cast<Other *>(base) == other);
  assert(dynamic_cast<Left *>(base) == left && dynamic_cast<Right *>(base) == right);
  assert(dynamic_cast<Base *>(other) == nullptr);
  assert(dynamic_cast<Unrelated *>(base) == nullptr && dynamic_cast<Diamond *>(other) == nullptr);
  assert(dynamic_cast<void *>(right) == &both);

  Hidden hidden;
  Other *seen = &hidden;
  Left *inside = hidden.left();
  assert(dynamic_cast<Hidden *>(seen) == &hidden && dynamic_cast<Left *>(seen) == nullptr);
  assert(dynamic_cast<Hidden *>(inside) == nullptr && dynamic_cast<Other *>(inside) == nullptr);

  Deep deep;
  Base *top = &deep;
  assert(dynamic_cast<Deep *>(top) == &deep && dynamic_cast<Diamond *>(top) == &deep);
  assert(dynamic_cast<Shared2 *>(top)->t == 7 && dynamic_cast<Shared1 *>(dynamic_cast<Shared2 *>(top))->s == 6);
  assert(dynamic_cast<Base *>(static_cast<Other *>(&deep)) == top);
  assert(dynamic_cast<Both *>(top) == nullptr);

  bool caught = false;
  try {
    dynamic_cast<Unrelated &>(*base);
  } catch (const std::bad_cast &) {
    caught = true;
  }
  assert(caught);
  assert(typeid(*base) == typeid(Both) && typeid(int) != typeid(double) && typeid(char *) != typeid(int *));
  return 0;
}
