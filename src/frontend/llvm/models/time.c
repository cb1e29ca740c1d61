/*
 * Models of functions of <time.h>.
 *
 * What clocks say is decided by the system; one that nobody sets does not go back.
 *
 * Deliberately absent: calendars, which depend on zones.
 *
 * Sources: ISO C17 7.27; POSIX.1-2017 (XSH); the manual of the GNU C Library, which rounds the difference once.
 */

#include "types.h"

/* C17 7.27.2.2; times are as wide as pointers. */
double difftime(long end, long begin) {
  if (sizeof(long) == 4) return (double)end - (double)begin;
  return (long double)end - (long double)begin;
}

struct model_time {
  long seconds;
  long nanoseconds;
};

/* POSIX.1-2017: the clocks that each system has do not fail. */
#define MODEL_REALTIME 0
#define MODEL_MONOTONIC 1

int __eufonium_library_clock_gettime(int clock, struct model_time *to);

int clock_gettime(int clock, struct model_time *to) {
  static struct model_time model_last;
  int result = __eufonium_library_clock_gettime(clock, to);
  if (clock != MODEL_REALTIME && clock != MODEL_MONOTONIC) return result;
  __VERIFIER_assume(result == 0);
  if (clock == MODEL_MONOTONIC) {
    if (to->seconds < model_last.seconds ||
        (to->seconds == model_last.seconds && to->nanoseconds < model_last.nanoseconds))
      *to = model_last;
    model_last = *to;
  }
  return 0;
}
