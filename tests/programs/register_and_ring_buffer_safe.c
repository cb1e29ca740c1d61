/* expect: safe; property: unreach-call; beside registers at fixed addresses, volatile objects of the program keep what is stored through pointers */
#include <assert.h>
#include <stdint.h>
struct ring { volatile uint8_t head, tail, items[4]; };
static struct ring ring;
static void put(struct ring *to, uint8_t item) {
  to->items[to->head & 3] = item;
  to->head++;
}
static uint8_t count(struct ring *of) { return of->head - of->tail; }
int main(void) {
  *(volatile uint32_t *)0x40013000UL = 1;
  uint8_t item = *(volatile uint8_t *)0x40013004UL;
  put(&ring, item);
  assert(count(&ring) == 1 && ring.items[0] == item);
  return 0;
}
