/* expect: safe; property: valid-memsafety; each name of the system has an end */
#include <string.h>
#include <sys/utsname.h>
int main(void) {
  struct utsname names;
  return !uname(&names) && strlen(names.machine) > 3;
}
