/* expect: unsafe; property: unreach-call; the time may be set back between two looks at it */
#include <assert.h>
#include <time.h>

int main(void) {
  time_t first = time(NULL), second = time(NULL);
  assert(second >= first);
  return 0;
}
