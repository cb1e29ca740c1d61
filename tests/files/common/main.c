/* expect: safe: N=3; unsafe: N=2; old C: variables without initial value in several files are one */
void reach_error(void);
int total;
int list[2];
void add(int);
int main(void) {
  add(1);
  add(1);
  list[1] = 7;
  if (total != N || list[1] != 7) reach_error();
  return 0;
}
