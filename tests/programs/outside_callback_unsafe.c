/* expect: unsafe; property: unreach-call; the outside may call a function that it was given */
extern void reach_error(void);
extern void start(void (*)(void));
static int state;
static void given(void) { state = 1; }
int main(void) {
  start(given);
  if (state == 1) reach_error();
  return 0;
}
