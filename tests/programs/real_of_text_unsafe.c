/* expect: unsafe; property: unreach-call; texts of numbers that need more than one exact operation give the nearest number */
extern void __VERIFIER_error(void);
extern double strtod(const char *text, char **end);
extern float strtof(const char *text, char **end);
int main(void) {
  char *end;
  if (strtod("3.141592653589793", &end) != 3.141592653589793 || *end) __VERIFIER_error();
  /* In the middle between two numbers, and a little more. */
  if (strtod("9007199254740993", 0) != 9007199254740994.0) __VERIFIER_error();
  if (strtod("9007199254740993.01", 0) != 9007199254740994.0) __VERIFIER_error();
  if (strtod("1e99", 0) != 1e99 || strtod("-1.7976931348623157e308", 0) != -1.7976931348623157e308) __VERIFIER_error();
  if (strtof("16777217.5", 0) != 16777218.0f || strtof("1e-30", 0) != 1e-30f) __VERIFIER_error();
  return 0;
}
