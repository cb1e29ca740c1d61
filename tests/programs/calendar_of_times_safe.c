/* expect: safe; property: unreach-call; times that are given have the fields, the number and the texts that the calendar says */
#include <assert.h>
#include <string.h>
#include <time.h>
int main(void) {
  time_t time = 951782400;
  struct tm *leap = gmtime(&time), fields, later = {.tm_year = 124, .tm_mon = 13, .tm_mday = 32};
  assert(leap->tm_year == 100 && leap->tm_mon == 1 && leap->tm_mday == 29 && leap->tm_wday == 2 && leap->tm_yday == 59);
  time = -1;
  assert(gmtime_r(&time, &fields) == &fields && fields.tm_year == 69 && fields.tm_sec == 59 && fields.tm_yday == 364);
  char text[40];
  assert(strftime(text, sizeof text, "%Y-%m-%d %H:%M:%S, %A, week %V", &fields) == 39);
  assert(!strcmp(text, "1969-12-31 23:59:59, Wednesday, week 01"));
  assert(!strcmp(asctime(&fields), "Wed Dec 31 23:59:59 1969\n"));
  struct tm date = {.tm_year = 2026 - 1900, .tm_mon = 10, .tm_mday = 28};
  assert(strftime(text, 11, "%F", &date) == 10 && !strcmp(text, "2026-11-28") && strftime(text, 10, "%F", &date) == 0);
  assert(timegm(&later) == 1741046400 && later.tm_year == 125 && later.tm_mon == 2 && later.tm_mday == 4);
  return 0;
}
