/* expect: safe; property: valid-deref; the text of a number with a point has an end, and is as long as the number asks for */
extern double __VERIFIER_nondet_double(void);
extern int sprintf(char *, const char *, ...);

int main(void) {
  char text[8];
  double x = __VERIFIER_nondet_double();
  if (!(x >= 0.0 && x < 90.0)) return 0;
  sprintf(text, "%.2f", x);
  return text[0] == '0';
}
