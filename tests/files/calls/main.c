/* expect: safe: N=3; unsafe: N=4; declarations that do not fit the definition: a call without prototype, other types of variables */
void reach_error(void);
int sum();
extern char table[];
extern int cell;
int main(void) {
  if (sum(1, 2) != N || table[0] != 1 || cell != -1) reach_error();
  return 0;
}
