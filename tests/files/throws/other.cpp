#include "throws.h"
int Error::kind() const { return 1; }
void thrown(int n) {
  if (n > 5) throw Error(n);
}
