/* expect: unsafe; property: unreach-call; the child fails */
#include <assert.h>
#include <unistd.h>
int main(void) {
  int value = 1;
  if (fork() == 0) value = 2;
  assert(value == 1);
  return 0;
}
