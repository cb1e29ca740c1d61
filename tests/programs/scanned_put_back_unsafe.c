/* expect: unsafe; property: unreach-call; a space that was put back is skipped, and then there may be no number */
#include <assert.h>
#include <stdio.h>

int main(void) {
  int number;
  if (getchar() != ' ') return 0;
  ungetc(' ', stdin);
  assert(scanf("%d", &number) == 1);
  return 0;
}
