/*
 * Models of functions of <time.h>.
 *
 * Deliberately absent: clocks and calendars, which the system decides or which depend on zones.
 *
 * Sources: ISO C17 7.27; the manual of the GNU C Library, which rounds the difference once.
 */

#include "types.h"

/* C17 7.27.2.2; times are as wide as pointers. */
double difftime(long end, long begin) {
  if (sizeof(long) == 4) return (double)end - (double)begin;
  return (long double)end - (long double)begin;
}
