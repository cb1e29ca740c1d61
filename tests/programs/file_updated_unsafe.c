/* expect: unsafe; property: valid-deref; a file that is read before anything is written to it may hold any number */
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

int main(void) {
  int places[8];
  unsigned count;
  int file = open("counters", O_RDWR);
  if (file < 0) return 1;
  if (read(file, &count, sizeof count) != sizeof count) return 1;
  for (unsigned i = 0; i < count; i++) places[i] = 0;
  write(file, places, sizeof places);
  close(file);
  return 0;
}
