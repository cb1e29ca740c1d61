/* expect: unsafe; property: valid-deref; one byte more is written to a file than there is */
#include <unistd.h>
int main(void) {
  char text[3] = {'x', 'a', 'b'};
  return write(1, text, sizeof text + 1) < 0;
}
