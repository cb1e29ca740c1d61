/* expect: unknown; property: unreach-call; the second call writes the object that the first one returned */
#include <assert.h>
#include <pwd.h>

int main(void) {
  struct passwd *first = getpwuid(0);
  if (!first)
    return 0;
  unsigned group = first->pw_gid;
  struct passwd *second = getpwuid(1);
  if (!second)
    return 0;
  assert(first->pw_gid == group);
  return 0;
}
