/* expect: safe; property: unreach-call; the size of a file is not negative */
#include <assert.h>
#include <sys/stat.h>

int main(void) {
  struct stat about;
  if (stat("numbers.txt", &about) == 0)
    assert(about.st_size >= 0);
  return 0;
}
