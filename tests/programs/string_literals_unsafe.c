/* expect: unsafe; property: unreach-call; the characters of constant strings */
extern void reach_error(void);
extern _Bool __VERIFIER_nondet_bool(void);

int length(const char *s) {
  int n = 0;
  while (s[n]) n++;
  return n;
}

int main(void) {
  const char *s = __VERIFIER_nondet_bool() ? "left" : "right";
  int n = length(s);
  if (n != 4) reach_error();
  if (s[0] == 'r' && s[n - 1] != 't') reach_error();
  if (s[1] == 'e' && n != 4) reach_error();
  return 0;
}
