/* expect: unsafe; property: unreach-call; what was given to the outside is called by later calls too, also where a function of the library has the name */
extern void reach_error(void);
extern void start(int *);
extern void listen(void (*)(void));
static int ready, early;
static void on_event(void) {
  if (!ready) early = 1;
}
int main(void) {
  int level = 0;
  listen(on_event);
  early = 0;
  start(&level);
  if (early) reach_error();
  return 0;
}
