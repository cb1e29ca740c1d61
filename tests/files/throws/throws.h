extern "C" int __VERIFIER_nondet_int(void);
extern "C" void reach_error(void);
extern "C" int through(void (*call)(int), int n);
struct Error { int n; Error(int n) : n(n) {} virtual ~Error() {} virtual int kind() const; };
void thrown(int n);
