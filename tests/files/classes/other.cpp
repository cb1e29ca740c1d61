#include "shape.h"
template <class T> T twice(T x) { return x + x; }
int other(Shape *p) { return p->area() + shared(twice(0)); }
