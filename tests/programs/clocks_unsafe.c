/* expect: unsafe; property: unreach-call; the time of the day may be set back */
#include <assert.h>
#include <time.h>

int main(void) {
  struct timespec before, after;
  clock_gettime(CLOCK_REALTIME, &before);
  clock_gettime(CLOCK_REALTIME, &after);
  assert(after.tv_sec >= before.tv_sec);
  return 0;
}
