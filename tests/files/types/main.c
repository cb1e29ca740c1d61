/* expect: safe: N=5; unsafe: N=6; types of one name and different contents */
struct item { int a; short b; };
void reach_error(void);
int use(void);
int main(void) {
  struct item i = { 1, 2 };
  if (i.a + i.b + use() != N) reach_error();
  return 0;
}
