/* expect: safe: N=2; unsafe: N=1; other names of a definition, one of them replaced */
void reach_error(void);
int plain(void), other(void), replaced(void), inside(void);
int main(void) {
  if (plain() != N || other() != N || replaced() != 3 || inside() != 3) reach_error();
  return 0;
}
