/* expect: unsafe; property: unreach-call; the length of an argument is one more than is allowed for */
#include <assert.h>
#include <string.h>

int main(int argc, char **argv) {
  if (argc < 2 || strlen(argv[1]) > 64) return 1;
  int i = 0;
  while (argv[1][i]) i++;
  assert(i < 64);
  return 0;
}
