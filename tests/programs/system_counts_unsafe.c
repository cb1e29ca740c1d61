/* expect: unsafe; property: unreach-call; the ranges of results */
#include <assert.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/time.h>
#include <unistd.h>

int main(void) {
  int numbers[4] = {1, 2, 3, 4};
  size_t read_numbers = fread(numbers, sizeof *numbers, 3, stdin);
  assert(read_numbers <= 3 && numbers[3] == 4);
  assert(fwrite(numbers, sizeof *numbers, 4, stdout) <= 4);
  int file = open("a", O_RDONLY);
  assert(file >= -1);
  ssize_t written = write(1, "abc", 3);
  assert(written >= -1 && written <= 2);
  struct timeval now = {-1, -1};
  if (gettimeofday(&now, 0) == 0) assert(now.tv_usec >= 0 && now.tv_usec < 1000000 && now.tv_sec >= 0);
  assert(getpid() > 0);
  return 0;
}
