/* expect: unsafe; property: unreach-call; decimal numbers that one exact operation gives */
#include <stdlib.h>
extern void reach_error(void);
int main(void) {
  char *end;
  const char *text = " -12.5e1,7";
  if (strtod(text, &end) != -125.0 || *end != ',') reach_error();
  if (strtod(end + 1, NULL) != 7.0) reach_error();
  if (strtof("0.375x", &end) != 0.375f || *end != 'x') reach_error();
  if (atof("25e-3") != 0.25) reach_error();
  if (strtod("0.1", NULL) != 0.1) reach_error();
  return 0;
}
