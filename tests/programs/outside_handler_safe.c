/* expect: safe; property: unreach-call; a function of the outside does not change what it does not know */
extern void reach_error(void);
typedef void (*handler)(void);
extern handler get_handler(void);
static int state;
int main(void) {
  handler f = get_handler();
  if (f) f();
  if (state) reach_error();
  return 0;
}
