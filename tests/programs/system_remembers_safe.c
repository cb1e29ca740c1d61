/* expect: safe; property: unreach-call; descriptors in use are not given again, clocks run on, the system answers the same twice */
#include <assert.h>
#include <dirent.h>
#include <fcntl.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

static void descriptors(void) {
  int ends[2];
  int first = open("first", O_RDONLY), second = open("second", O_RDONLY);
  if (first < 0 || second < 0 || pipe(ends)) return;
  assert(first != second);
  assert(ends[0] != ends[1] && ends[0] != first && ends[1] != second);
  int copy = dup(first);
  assert(copy != first);
  close(first);
}

static void times(void) {
  clock_t before = clock(), after = clock();
  if (before != -1 && after != -1) assert(after >= before);
  struct timespec start, end;
  if (clock_gettime(CLOCK_MONOTONIC, &start) || clock_gettime(CLOCK_MONOTONIC, &end)) return;
  assert(end.tv_sec > start.tv_sec || (end.tv_sec == start.tv_sec && end.tv_nsec >= start.tv_nsec));
}

static void answers(void) {
  struct rlimit limit;
  assert(sysconf(_SC_PAGESIZE) == sysconf(_SC_PAGESIZE));
  if (!getrlimit(RLIMIT_NOFILE, &limit)) assert(limit.rlim_cur <= limit.rlim_max);
  assert(getppid() != getpid());
}

static void names(void) {
  DIR *folder = opendir(".");
  if (!folder) return;
  struct dirent *entry = readdir(folder);
  if (entry) assert(strlen(entry->d_name) < 256);
  closedir(folder);
}

int main(void) {
  descriptors();
  times();
  answers();
  names();
  return 0;
}
