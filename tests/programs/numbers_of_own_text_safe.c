/* expect: safe; property: unreach-call; what the text of the program itself spells is known, also beside a choice */
#include <assert.h>
#include <stdlib.h>
#include <string.h>
extern int __VERIFIER_nondet_int(void);
/* numbers of the program's own text, beside choices */
int main(void) {
  char buf[8] = "1,2,3";
  int x = __VERIFIER_nondet_int();
  int sum = 0;
  for (char *p = buf; *p; ) { char *e; sum += strtol(p, &e, 10); p = *e ? e + 1 : e; }
  if (x > 3) assert(sum == 6); else assert(sum != 7);
  return 0;
}
