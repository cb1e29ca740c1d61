/* expect: safe: N=123; unsafe: N=21; constructors of all files run before main, by their priorities and then in the order of the files */
void reach_error(void);
int order;
__attribute__((constructor(200))) static void last(void) { order = order * 10 + 2; }
int main(void) {
  if (order != N) reach_error();
  return 0;
}
