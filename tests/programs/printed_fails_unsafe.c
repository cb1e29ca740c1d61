/* expect: unsafe; property: unreach-call; the system may fail to write what is printed */
#include <assert.h>
#include <stdio.h>

int main(void) {
  assert(printf("abc") == 3);
  return 0;
}
