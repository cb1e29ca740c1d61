/* expect: safe; property: unreach-call; characters as numbers */
extern void reach_error(void);
extern char __VERIFIER_nondet_char(void);

char upper(char c) {
  return c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c;
}

int main(void) {
  char c = __VERIFIER_nondet_char();
  char u = upper(c);
  if (u >= 'a' && u <= 'z') reach_error();
  if (c == 'q' && u != 'Q') reach_error();
  if (u != c && c - u != 32) reach_error();
  return 0;
}
