/* expect: unsafe; property: valid-memsafety; more room is promised than there is */
#include <unistd.h>

int main(void) {
  char name[8];
  return gethostname(name, 80) == 0 ? name[0] & 1 : 2;
}
