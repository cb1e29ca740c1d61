/* expect: safe; property: unreach-call; a function in a constant object does what it does */
extern void reach_error(void);
struct table { int (*run)(int); };
static int seen;
static int run(int n) { seen = 1; return n; }
extern void install(const struct table *);
int main(void) {
  struct table t = {run};
  install(&t);
  if (seen > 1) reach_error();
  return 0;
}
