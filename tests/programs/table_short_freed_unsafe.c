/* expect: unsafe; property: valid-free; a short table is filled with objects that a loop writes, and the first one is freed twice */
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

int main(void) {
  char *names[10];
  int count = 0;
  while (count < 10 && __VERIFIER_nondet_int()) {
    unsigned length = __VERIFIER_nondet_int();
    if (length > 100) break;
    char *name = malloc(length + 1);
    for (unsigned i = 0; i < length; i++) name[i] = 'a';
    name[length] = 0;
    names[count++] = name;
  }
  for (int i = 0; i < count; i++) free(names[i]);
  if (count > 2) free(names[0]);
  return 0;
}
