/* expect: safe; property: unreach-call; the outside calls a function only when it was given it */
extern void reach_error(void);
extern void start(int *);
extern void listen(void (*)(void));
static int ready, early;
static void on_event(void) {
  if (!ready) early = 1;
}
int main(void) {
  int level = 0;
  start(&level);
  ready = 1;
  listen(on_event);
  start(&level);
  if (early) reach_error();
  return 0;
}
