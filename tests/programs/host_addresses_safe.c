/* expect: safe; property: valid-deref; the addresses of a host are gone through, used and freed */
#include <netdb.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

int main(void) {
  struct addrinfo hints, *list, *one;
  memset(&hints, 0, sizeof hints);
  hints.ai_family = AF_UNSPEC;
  hints.ai_socktype = SOCK_STREAM;
  if (getaddrinfo("example.org", "80", &hints, &list)) return 1;
  int s = -1;
  for (one = list; one; one = one->ai_next) {
    s = socket(one->ai_family, one->ai_socktype, one->ai_protocol);
    if (s < 0) continue;
    if (connect(s, one->ai_addr, one->ai_addrlen) == 0) break;
    close(s);
    s = -1;
  }
  freeaddrinfo(list);
  if (s >= 0) close(s);
  return 0;
}
