/* expect: unsafe; property: valid-deref; one byte is copied from nowhere */
#include <stddef.h>
#include <string.h>
extern unsigned nondet_uint(void);

int main(void) {
  char to[8] = "";
  unsigned size = nondet_uint();
  if (size < sizeof to) memmove(to, size > 1 ? "letters" : NULL, size);
  return to[0];
}
