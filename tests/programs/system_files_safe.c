/* expect: safe; property: valid-memsafety; what functions of the system write, and how much */
#include <sys/stat.h>
#include <unistd.h>

int main(void) {
  char text[8];
  struct stat status;
  int sum = 0;
  if (stat(".", &status) == 0) sum += status.st_size > 0;
  ssize_t count = readlink("a", text, sizeof text - 1);
  if (count >= 0) text[count] = 0;
  return sum;
}
