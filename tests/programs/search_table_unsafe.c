/* expect: unsafe; property: unreach-call; the table of the library has so many entries, and no more */
#include <assert.h>
#include <errno.h>
#include <search.h>

int main(void) {
  static char *keys[] = {"a", "b", "c"};
  assert(hcreate(3));
  assert(!hcreate(3));
  for (long i = 0; i < 3; i++) {
    ENTRY entry = {keys[i], (void *)(i + 1)};
    ENTRY *made = hsearch(entry, ENTER);
    assert(made && made->data == (void *)(i + 1));
  }
  ENTRY other = {"d", 0}, again = {"b", 0};
  assert(!hsearch(other, FIND) && errno == ESRCH);
  assert(hsearch(other, ENTER));
  assert(hsearch(again, ENTER)->data == (void *)2);
  hdestroy();
  return 0;
}
