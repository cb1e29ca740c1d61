/* expect: unsafe; property: unreach-call; a machine over an enumeration */
extern void reach_error(void);
extern _Bool __VERIFIER_nondet_bool(void);

enum state { IDLE, OPEN, DIRTY, CLOSED = 10 };

int main(void) {
  enum state s = IDLE;
  while (__VERIFIER_nondet_bool()) {
    switch (s) {
    case IDLE: s = OPEN; break;
    case OPEN: s = __VERIFIER_nondet_bool() ? DIRTY : CLOSED; break;
    case DIRTY: s++; break;
    case CLOSED: s = IDLE; break;
    default: reach_error();
    }
    if (s == DIRTY + 1) reach_error();
  }
  return 0;
}
