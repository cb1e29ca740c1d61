/* expect: unknown; property: unreach-call; a pointer that was never set, and an error behind its use: no proof rests on that */
extern void reach_error(void);

int main(void) {
  int *p;
  *p = 1;
  reach_error();
  return 0;
}
