/* expect: safe; property: valid-memsafety; the fields of a time are in their ranges, and the text of a time has its length */
#include <string.h>
#include <time.h>

int main(void) {
  static const char *const months[12] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
  char text[8];
  time_t seconds = time(0);
  struct tm *fields = localtime(&seconds);
  if (!fields) return 1;
  int sum = months[fields->tm_mon][0];
  if (strftime(text, sizeof text, "%Y", fields) > 0) sum += strlen(text);
  return sum & 1;
}
