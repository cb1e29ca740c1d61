/* expect: unsafe; property: unreach-call; a width cuts a number with a point off, beside numbers that are read from texts of many forms */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

extern void reach_error(void);

static void check(int holds) {
  if (!holds) reach_error();
}

int main(void) {
  double width, height;
  float depth;
  char unit[8];
  check(sscanf("size 2.5x1e3 -0.125 mm", "size %lfx%lf %f %7s", &width, &height, &depth, unit) == 4);
  check(width == 2.5 && height == 1000 && depth == -0.125f && unit[0] == 'm');
  check(sscanf("12.75", "%4lf", &width) == 1 && width == 12.75);
  check(sscanf("abc", "%lf", &width) == 0 && sscanf("", "%lf", &width) == EOF);
  check(strtod("0x1.8p3", NULL) == 12 && strtod("-inf", NULL) < -1e308);
  check(strtod("0.1000000000000000055511151231257827021181583404541015625", NULL) == 0.1);
  char *end;
  const char *word = "none";
  check(strtod(word, &end) == 0 && end == word);
  errno = 0;
  check(strtod("1e-400", NULL) == 0 && errno == ERANGE);
  errno = 0;
  check(strtod("1e400", NULL) > 1.7e308 && errno == ERANGE);
  check(strtod("5e-324", NULL) == 4.9406564584124654e-324);
  return 0;
}
