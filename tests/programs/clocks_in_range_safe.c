/* expect: safe; property: no-overflow; clocks count no further than those of Linux, and their years are ones that can be printed */
#include <stdio.h>
#include <time.h>

int main(void) {
  clock_t begun = clock();
  time_t now = time(NULL), end = now + 3600;
  struct tm *fields = localtime(&now);
  if (!fields) return 1;
  printf("%04d-%02d-%02d %ld\n", fields->tm_year + 1900, fields->tm_mon + 1, fields->tm_mday, (long)(time(NULL) - end));
  printf("%ld\n", (long)(clock() - begun) / CLOCKS_PER_SEC);
  return 0;
}
