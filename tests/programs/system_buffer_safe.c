/* expect: safe; property: valid-memsafety; as much room as is promised */
#include <unistd.h>

int main(void) {
  char name[8];
  return gethostname(name, 8) == 0 ? name[0] & 1 : 2;
}
