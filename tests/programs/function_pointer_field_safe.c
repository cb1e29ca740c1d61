/* expect: safe; property: unreach-call; methods in a struct */
extern void reach_error(void);

struct op { int arg; int (*run)(struct op *, int); };

int add(struct op *o, int x) { return x + o->arg; }
int keep(struct op *o, int x) { o->arg++; return x; }

int main(void) {
  struct op ops[2] = { { 4, add }, { 0, keep } };
  int x = 1;
  for (int i = 0; i < 2; i++) x = ops[i].run(&ops[i], x);
  if (x != 5 || ops[1].arg != 1) reach_error();
  return 0;
}
