/* expect: unsafe; property: unreach-call; exit calls what atexit has noted */
#include <stdlib.h>
extern void reach_error(void);
static int state;
static void handler(void) { if (state == 1) reach_error(); }
int main(void) {
  atexit(handler);
  state = 1;
  exit(0);
}
