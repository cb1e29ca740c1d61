/* expect: unsafe; property: valid-memsafety; a piece is longer than its object */
#include <sys/uio.h>
int main(void) {
  char head[4] = "abc", body[8] = "defg";
  struct iovec pieces[2] = {{head, 4}, {body, 9}};
  if (writev(1, pieces, 2) < 0) return 1;
  if (readv(0, pieces, 2) != 12) return 1;
  return head[0] == body[7];
}
