/* expect: unsafe; property: unreach-call; a stream that ends may have failed */
#include <assert.h>
#include <stdio.h>
int main(void) {
  while (getchar() != EOF) continue;
  assert(feof(stdin));
  return 0;
}
