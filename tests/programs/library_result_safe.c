/* expect: safe; property: unreach-call; results of functions of the library that are not modelled do not matter */
#include <math.h>
#include <string.h>
extern void reach_error(void);
int main(void) {
  int x = 1;
  long n = lroundf(-1.5f);
  char *text = strerror(2);
  if (n == -2 && text)
    x = 2;
  if (x > 2) reach_error();
  return 0;
}
