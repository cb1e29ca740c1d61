/* expect: unsafe; property: valid-memsafety; the addresses of a host are not freed where none answers */
#include <netdb.h>
#include <string.h>
#include <sys/socket.h>

int main(void) {
  struct addrinfo hints, *list;
  memset(&hints, 0, sizeof hints);
  if (getaddrinfo("example.org", "80", &hints, &list)) return 1;
  int s = socket(list->ai_family, SOCK_STREAM, 0);
  if (s < 0) return 2;
  freeaddrinfo(list);
  return 0;
}
