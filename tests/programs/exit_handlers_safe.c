/* expect: safe; property: unreach-call; functions that are called at the end are called in the opposite order */
#include <stdlib.h>
extern void reach_error(void);
static int state;
static void first(void) { if (state != 2) reach_error(); }
static void second(void) { state = 2; }
int main(void) {
  if (atexit(first)) return 1;
  if (atexit(second)) abort();
  return 0;
}
