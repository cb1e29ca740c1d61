/* expect: safe; property: unreach-call; a ring of bytes with its counters, to which messages are copied in two parts */
#include <assert.h>
#include <string.h>
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);

struct ring {
  unsigned char bytes[64];
  size_t head, tail;
};

static int put(struct ring *ring, const unsigned char *from, size_t n) {
  if (64 - (ring->head - ring->tail) < n) return -1;
  size_t at = ring->head % 64, first = 64 - at < n ? 64 - at : n;
  memcpy(ring->bytes + at, from, first);
  memcpy(ring->bytes, from + first, n - first);
  ring->head += n;
  return 0;
}

static int get(struct ring *ring, unsigned char *to, size_t n) {
  if (ring->head - ring->tail < n) return -1;
  size_t at = ring->tail % 64, first = 64 - at < n ? 64 - at : n;
  memcpy(to, ring->bytes + at, first);
  memcpy(to + first, ring->bytes, n - first);
  ring->tail += n;
  return 0;
}

int main(void) {
  struct ring ring = {0};
  unsigned char message[16] = {0};
  int rounds = __VERIFIER_nondet_int();
  for (int i = 0; i < rounds; i++) {
    size_t n = __VERIFIER_nondet_uint() % 17;
    if (__VERIFIER_nondet_int())
      put(&ring, message, n);
    else
      get(&ring, message, n);
    assert(ring.head - ring.tail <= 64);
  }
  return 0;
}
