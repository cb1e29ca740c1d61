extern "C" { int __VERIFIER_nondet_int(); void reach_error(); }
struct Shape { static int count; Shape() { count++; } virtual ~Shape() { count--; } virtual int area() const = 0; };
inline int shared(int x) { static int calls; return x + ++calls; }
int other(Shape *);
