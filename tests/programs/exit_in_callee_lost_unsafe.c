/* expect: unsafe; property: valid-memtrack; where the program ends in a function, what another function held, which has returned, is lost */
#include <stdlib.h>
static void stop(void) { exit(0); }
static void check(int *value) {
  if (*value > 5) stop();
}
static void work(int n) {
  int *value = malloc(sizeof *value);
  if (!value) return;
  *value = n;
  check(value);
}
int main(int argc, char **argv) {
  (void)argv;
  work(argc < 3 ? 1 : 2);
  stop();
  return 0;
}
