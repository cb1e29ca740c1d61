/* expect: safe; property: unreach-call; functions of one file alone, and of another type */
extern void reach_error(void);
typedef void (*handler)(int);
extern handler handler_of(int kind);

static int last;
static void on_stop(int code) { last = code + 2; }
long of_another_type(long code) { last = 3; return code; }

int main(void) {
  handler chosen = handler_of(1);
  if (chosen) chosen(3);
  if (last != 0) reach_error();
  on_stop(1);
  return last == 3 ? 0 : 1;
}
