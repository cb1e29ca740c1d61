/* expect: safe; property: valid-memsafety; the time of a clock has fields in all zones, so `localtime` gives no null pointer */
#include <stdio.h>
#include <time.h>
int main(void) {
  time_t now = time(NULL);
  struct tm *fields = localtime(&now), own;
  printf("%d:%d\n", fields->tm_hour, fields->tm_min);
  char names[12][4] = {"Jan", "Feb", "Mar"};
  puts(names[gmtime_r(&now, &own)->tm_mon]);
  return 0;
}
