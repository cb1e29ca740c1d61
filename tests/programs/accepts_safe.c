/* expect: safe; property: valid-memsafety; a server answers what it received */
#include <netinet/in.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

int main(void) {
  int s = socket(AF_INET, SOCK_STREAM, 0);
  if (s < 0) return 1;
  int on = 1;
  struct sockaddr_in own;
  memset(&own, 0, sizeof own);
  own.sin_family = AF_INET;
  own.sin_port = htons(8080);
  if (setsockopt(s, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on) < 0) return 2;
  if (bind(s, (struct sockaddr *)&own, sizeof own) < 0 || listen(s, 5) < 0) return 3;
  for (;;) {
    struct sockaddr_in peer;
    socklen_t length = sizeof peer;
    int c = accept(s, (struct sockaddr *)&peer, &length);
    if (c < 0) break;
    char text[128];
    ssize_t n = recv(c, text, sizeof text - 1, 0);
    if (n >= 0) {
      text[n] = 0;
      send(c, text, strlen(text), 0);
    }
    close(c);
  }
  close(s);
  return 0;
}
