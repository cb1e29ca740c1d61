/* expect: safe; property: valid-memsafety; a mapping has whole pages of zeros, until it is taken away */
#include <stdlib.h>
#include <sys/mman.h>

int main(void) {
  char *pages = mmap(NULL, 5000, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (pages == MAP_FAILED) return 1;
  int *numbers = (int *)pages;
  if (numbers[2000]) return *(int *)NULL;
  numbers[2000] = 3;
  if (numbers[2000] != 3 || numbers[2047]) return *(int *)NULL;
  return munmap(pages, 5000);
}
