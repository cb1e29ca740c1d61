/* expect: unsafe; property: valid-memsafety; an argument of a callback is passed as an int, in which an address does not fit */
#include <stdint.h>
struct callback { int argument; };
static void run(struct callback *callback) {
  int *to = (int *)(intptr_t)callback->argument;
  *to = 1;
}
int main(void) {
  int x = 0;
  struct callback callback = {(int)(intptr_t)&x};
  run(&callback);
  return x;
}
