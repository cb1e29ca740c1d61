/* expect: unsafe; property: valid-memtrack; the function that ends the program makes its caller forget the object first */
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
static void leave(char **held) {
  *held = 0;
  exit(0);
}
int main(void) {
  int count = __VERIFIER_nondet_int();
  char *text = malloc(3);
  if (!text) return 1;
  if (count > 1000000) leave(&text);
  free(text);
  return 0;
}
