unsigned cell = 4294967295u;
struct { char a, b; } table = { 1, 2 };
long sum(int a, int b) { return a + b; }
