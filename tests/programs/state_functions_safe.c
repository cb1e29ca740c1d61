/* expect: safe; property: unreach-call; The state of a machine is a pointer to a function in a structure, which no function of the outside can have set. */
#include <assert.h>
#include <stdint.h>

extern unsigned char nondet_uchar(void);

struct machine;
typedef void (*state)(struct machine *, uint8_t);
struct machine {
  state step;
  uint8_t length, count, sum;
};

static void at_length(struct machine *, uint8_t);
static void at_data(struct machine *, uint8_t);

static void at_start(struct machine *m, uint8_t byte) {
  if (byte == 0xA5) m->step = at_length;
}

static void at_length(struct machine *m, uint8_t byte) {
  if (byte == 0 || byte > 32) {
    m->step = at_start;
    return;
  }
  m->length = byte;
  m->count = m->sum = 0;
  m->step = at_data;
}

static void at_data(struct machine *m, uint8_t byte) {
  m->sum += byte;
  if (++m->count == m->length) m->step = at_start;
}

int main(void) {
  struct machine m = {.step = at_start};
  for (int n = 0; n < 1000; n++) {
    m.step(&m, nondet_uchar());
    assert(m.count <= 32);
    if (m.step == at_data) assert(m.count < m.length);
  }
  return 0;
}
