/* expect: unsafe; property: valid-memsafety; a mapping is gone when it is taken away */
#include <sys/mman.h>

int main(void) {
  char *pages = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (pages == MAP_FAILED) return 1;
  pages[0] = 1;
  munmap(pages, 4096);
  return pages[0];
}
