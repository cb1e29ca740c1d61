/* expect: unsafe; property: unreach-call; loops over a string end at the end of its object, if not before */
#include <string.h>
extern char __VERIFIER_nondet_char(void);
extern void reach_error(void);
int main(void) {
  char text[6], copy[6];
  for (int i = 0; i < 5; i++) text[i] = __VERIFIER_nondet_char();
  text[5] = 0;
  strcpy(copy, text);
  unsigned length = 0;
  for (char *p = copy; *p; p++) length++;
  if (length > 4 || strlen(text) != length || copy[length] != 0) reach_error();
  return 0;
}
