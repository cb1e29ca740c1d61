/* expect: unsafe; property: unreach-call; an address may need all of its text */
#include <arpa/inet.h>
#include <assert.h>
#include <string.h>

unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  struct in_addr address;
  address.s_addr = __VERIFIER_nondet_uint();
  char text[INET_ADDRSTRLEN];
  inet_ntop(AF_INET, &address, text, sizeof text);
  assert(strlen(text) < 15);
  return 0;
}
