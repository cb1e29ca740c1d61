/* expect: unsafe; property: unreach-call; 2100 is no leap year */
#include <assert.h>
#include <string.h>
#include <time.h>
int main(void) {
  struct tm date = {.tm_year = 200, .tm_mon = 1, .tm_mday = 29};
  time_t time = timegm(&date);
  assert(gmtime(&time)->tm_mon == 1);
  return 0;
}
