/* expect: safe; property: no-overflow; the digits of a number at the start of a line are counted, and it stays in range */
extern char *fgets(char *, int, void *);
extern void *stdin;
int main(void) {
  char line[20];
  int value = 0, digits = 0;
  if (!fgets(line, sizeof line, stdin)) return 0;
  const char *at = line;
  if (*at == '-' || *at == '+') at++;
  for (; *at >= '0' && *at <= '9'; at++) {
    int digit = *at - '0';
    if (value > (0x7fffffff - digit) / 10) return 1;
    value = value * 10 + digit;
    digits++;
  }
  return digits > 0 ? 0 : 2;
}
