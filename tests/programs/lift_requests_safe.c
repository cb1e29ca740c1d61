/* expect: safe; property: unreach-call; a lift that follows the bits of its requests stays between its floors */
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

enum { IDLE, UP, DOWN, OPEN };

int main(void) {
  int floor = 0, state = IDLE, requests = 0, timer = 0;
  while (1) {
    int wanted = __VERIFIER_nondet_int();
    if (wanted >= 0 && wanted < 8)
      requests |= 1 << wanted;
    switch (state) {
    case IDLE:
      if (requests & (1 << floor)) {
        state = OPEN;
        timer = 3;
      } else if (requests >> (floor + 1))
        state = UP;
      else if (requests)
        state = DOWN;
      break;
    case UP:
      floor++;
      if (requests & (1 << floor)) {
        state = OPEN;
        timer = 3;
      }
      break;
    case DOWN:
      floor--;
      if (requests & (1 << floor)) {
        state = OPEN;
        timer = 3;
      }
      break;
    case OPEN:
      requests &= ~(1 << floor);
      if (--timer == 0)
        state = IDLE;
      break;
    }
    if (floor < 0 || floor >= 8)
      reach_error();
  }
}
