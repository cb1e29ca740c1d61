/* expect: unsafe; property: valid-memtrack; a buffer is lost before the loop of a program that never ends */
#include <stdlib.h>

static int *settings;
static volatile int port;

static int *make(int n) {
  int *made = malloc(sizeof *made);
  if (!made) exit(1);
  *made = n;
  return made;
}

int main(void) {
  int *scratch = make(1);
  settings = make(2);
  scratch = NULL;
  for (;;) port = *settings;
}
