/* expect: safe; property: valid-deref; where nothing is copied, pointers lead nowhere */
#include <stddef.h>
#include <string.h>
extern unsigned nondet_uint(void);

int main(void) {
  char to[8] = "";
  unsigned size = nondet_uint();
  memcpy(to, NULL, 0);
  if (size < sizeof to) memmove(to, size ? "letters" : NULL, size);
  return to[0];
}
