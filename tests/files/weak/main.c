/* expect: safe: N=2; unsafe: N=1; a strong definition takes the place of weak ones, wherever they are used */
void reach_error(void);
__attribute__((weak)) int setting(void) { return 1; }
__attribute__((weak)) int level = 1;
int other(void);
int main(void) {
  if (setting() != N || other() != N || level != 2) reach_error();
  return 0;
}
