/* expect: safe; property: unreach-call; a clock that nobody sets does not go back, and clocks that each system has do not fail */
#include <assert.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

int main(void) {
  struct timespec before, after;
  struct timeval now;
  clock_gettime(CLOCK_MONOTONIC, &before);
  clock_gettime(CLOCK_MONOTONIC, &after);
  assert(after.tv_sec > before.tv_sec || (after.tv_sec == before.tv_sec && after.tv_nsec >= before.tv_nsec));
  gettimeofday(&now, 0);
  assert(now.tv_usec >= 0 && now.tv_usec < 1000000);
  assert(clock() >= -1);
  int to = dup2(1, 5);
  assert(to == 5 || to == -1);
  return 0;
}
