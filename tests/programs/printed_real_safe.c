/* expect: safe; property: unreach-call; numbers with a point as text: rounded from all of their digits, to an even one between two */
extern void reach_error(void);
extern int sprintf(char *, const char *, ...);
extern int snprintf(char *, __SIZE_TYPE__, const char *, ...);
extern int strcmp(const char *, const char *);

int main(void) {
  char text[64];
  sprintf(text, "%.2f %8.3f|%-9.1e|%G", 1.005, -3.14159, 12345.678, 1e-10);
  if (strcmp(text, "1.00   -3.142|1.2e+04  |1E-10")) reach_error();
  if (sprintf(text, "%g %g %.0f", 0.1, 1e5, 2.5) != 12 || strcmp(text, "0.1 100000 2")) reach_error();
  if (snprintf(text, 4, "%f", 1e300) != 308 || strcmp(text, "100")) reach_error();
  return 0;
}
