/* expect: safe; property: unreach-call; superfluous arguments are dropped, also of calls through pointers */
extern void reach_error(void);
static int last;
static void note(int x) { last = x; }
typedef int (*handler)(int, int);
int main(void) {
  handler f = (handler)note;
  f(3, 4);
  if (last != 3) reach_error();
  return 0;
}
