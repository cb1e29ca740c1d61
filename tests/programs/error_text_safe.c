/* expect: safe; property: unreach-call; a text of the library ends within its object */
#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  FILE *from = fopen("numbers.txt", "r");
  if (!from) {
    const char *why = strerror(errno);
    assert(why && strlen(why) < 4096);
    return 1;
  }
  fclose(from);
  return 0;
}
