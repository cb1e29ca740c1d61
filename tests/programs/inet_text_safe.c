/* expect: safe; property: unreach-call; an address goes into a text and comes back */
#include <arpa/inet.h>
#include <assert.h>
#include <errno.h>
#include <string.h>

unsigned char __VERIFIER_nondet_uchar(void);

int main(void) {
  struct in_addr address, again;
  unsigned char *bytes = (unsigned char *)&address;
  for (int i = 0; i < 4; i++) bytes[i] = 10 * i;
  bytes[2] = __VERIFIER_nondet_uchar();
  char text[INET_ADDRSTRLEN];
  assert(inet_ntop(AF_INET, &address, text, sizeof text) == text);
  assert(inet_pton(AF_INET, text, &again) == 1);
  assert(again.s_addr == address.s_addr);
  assert(inet_pton(AF_INET, "1.2.3", &again) == 0);
  assert(inet_addr("127.1") == htonl(0x7f000001));
  assert(inet_ntop(AF_INET, &address, text, 4) == NULL && errno == ENOSPC);
  return 0;
}
