/* expect: safe; property: valid-memsafety; an array is the buffer of a stream */
#include <stdio.h>
static char buffer[BUFSIZ];
int main(void) {
  if (setvbuf(stdout, buffer, _IOFBF, sizeof buffer)) return 1;
  setbuf(stderr, NULL);
  for (int i = 0; i < 10; i++) printf("%d\n", i);
  return 0;
}
