/* expect: unsafe; property: valid-memsafety; what was received fills all of a text, so that its end has no room */
#include <sys/socket.h>
#include <unistd.h>

int main(void) {
  int s = socket(AF_INET, SOCK_DGRAM, 0);
  if (s < 0) return 1;
  struct sockaddr_storage peer;
  socklen_t length = sizeof peer;
  char text[64];
  ssize_t n = recvfrom(s, text, sizeof text, 0, (struct sockaddr *)&peer, &length);
  if (n >= 0) text[n] = 0;
  close(s);
  return 0;
}
