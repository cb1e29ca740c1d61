/* expect: unsafe; property: unreach-call; a function is called through a pointer of another type */
extern void reach_error(void);
static int last;
static void note(int x) { last = x; }
typedef int (*handler)(int, int);
int main(void) {
  handler f = (handler)note;
  f(3, 4);
  if (last == 3) reach_error();
  return 0;
}
