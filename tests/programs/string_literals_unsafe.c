/* expect: unsafe; property: unreach-call; the characters of constant strings */
extern void reach_error(void);
extern _Bool __VERIFIER_nondet_bool(void);

int length(const char *s) {
  int n = 0;
  while (s[n]) n++;
  return n;
}

int main(void) {
  const char *s = __VERIFIER_nondet_bool() ? "on" : "off";
  int n = length(s);
  if (n != 2) reach_error();
  if (s[1] == 'n' && n != 2) reach_error();
  if (s[n - 1] == 'f' && s[1] != 'f') reach_error();
  return 0;
}
