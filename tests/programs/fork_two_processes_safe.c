/* expect: safe; property: unreach-call; a child is another run, which sees nothing that its parent does */
#include <assert.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>
int main(void) {
  int value = 1, status = 0;
  pid_t child = fork();
  if (child < 0) return 1;
  if (child == 0) {
    value = 2;
    _exit(value == 2);
  }
  assert(value == 1 && child > 0);
  if (waitpid(child, &status, 0) < 0) return 1;
  assert(value == 1);
  return 0;
}
