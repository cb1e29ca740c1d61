/* expect: unsafe; property: valid-deref; a text is printed that was freed */
#include <stdio.h>
#include <stdlib.h>
int main(void) {
  char *text = malloc(2);
  if (!text) return 0;
  text[0] = 'a';
  text[1] = 0;
  free(text);
  printf("%s", text);
  return 0;
}
