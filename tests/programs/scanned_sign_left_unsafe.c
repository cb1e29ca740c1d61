/* expect: unsafe; property: unreach-call; a sign is read though no number follows, so that there may be a space behind it */
#include <assert.h>
#include <stdio.h>

int main(void) {
  int number;
  if (scanf("%d", &number) != 0) return 0;
  assert(getchar() != ' ');
  return 0;
}
