/* expect: safe; property: unreach-call; a stream whose end was seen stays at its end, until the program clears it */
#include <assert.h>
#include <stdio.h>

int main(void) {
  if (getchar() != EOF || !feof(stdin)) return 0;
  int again = getchar();
  assert(again == EOF);
  assert(feof(stdin) && !ferror(stdin));
  clearerr(stdin);
  assert(!feof(stdin));
  return 0;
}
