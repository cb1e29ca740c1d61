/* expect: safe; property: unreach-call; a program that asserts nothing violates nothing, though it makes another process */
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int argc, char **argv) {
  if (argc < 2) return 1;
  pid_t child = fork();
  if (child < 0) return 1;
  if (child == 0) {
    execvp(argv[1], argv + 1);
    _exit(127);
  }
  int status;
  if (waitpid(child, &status, 0) < 0) return 1;
  printf("%d\n", status);
  return 0;
}
