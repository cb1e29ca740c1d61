/* expect: unsafe; property: unreach-call; registers of a device at fixed addresses are written and read; a value that was read may be any */
#include <assert.h>
#include <stdint.h>
struct uart { volatile uint32_t control, status, data; };
#define UART ((struct uart *)0x40013000UL)
static int receive(struct uart *from, uint8_t *to) {
  for (int tries = 0; tries < 3; tries++) {
    if (from->status & 1) {
      *to = (uint8_t)from->data;
      return 0;
    }
  }
  return -1;
}
int main(void) {
  uint8_t byte = 0;
  UART->control = 0x40;
  struct uart *same = UART;
  same->control |= 4;
  if (receive(UART, &byte) == 0) assert(byte != 0x5a);
  return 0;
}
