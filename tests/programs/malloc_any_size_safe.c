/* expect: safe; property: valid-memsafety; no object is larger than half of the address space */
#include <stdlib.h>

extern unsigned long nondet_ulong(void);

int main(void) {
  unsigned long count = nondet_ulong();
  char *bytes = malloc(count);
  if (bytes && count)
    bytes[count - 1] = 1;
  free(bytes);
  long *words = calloc(count, sizeof(long));
  if (words && count)
    words[count - 1] = 1;
  free(words);
  return 0;
}
