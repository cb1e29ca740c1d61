/* expect: unsafe; property: unreach-call; The state of a machine is a pointer to a function that the outside may have given, and such a function may change the machine. */
#include <assert.h>

struct machine {
  void (*step)(struct machine *);
  int count;
};
extern void (*another(void))(struct machine *);

static void idle(struct machine *m) { m->count = 0; }

int main(void) {
  struct machine m = {idle, 0};
  void (*given)(struct machine *) = another();
  if (given) m.step = given;
  m.step(&m);
  assert(m.count == 0);
  return 0;
}
