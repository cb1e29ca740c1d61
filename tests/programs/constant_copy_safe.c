/* expect: safe; property: valid-deref; nothing is copied to a constant */
#include <string.h>
extern unsigned __VERIFIER_nondet_uint(void);
static const char fixed[4] = "abc";
int main() {
  unsigned n = __VERIFIER_nondet_uint();
  if (n > 0) return 0;
  memset((char *)fixed, 0, n);
  return fixed[n];
}
