/* expect: unsafe; property: unreach-call; without a wrong option the first call of getopt leaves zero for it */
#include <assert.h>
#include <unistd.h>

int main(int argc, char **argv) {
  if (getopt(argc, argv, "v") == '?') return 1;
  assert(optopt == '?');
  return 0;
}
