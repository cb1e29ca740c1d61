/* expect: safe; property: unreach-call; the outside calls only functions that it knows */
extern void reach_error(void);
extern void start(void (*)(void));
static int state;
static void given(void) { state = 1; }
static void kept(void) { state = 2; }
int main(void) {
  void (*f)(void) = kept;
  start(given);
  if (state == 2) reach_error();
  f();
  return 0;
}
