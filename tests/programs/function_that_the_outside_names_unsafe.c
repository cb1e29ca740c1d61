/* expect: unsafe; property: unreach-call; a function of another file may return the address of one that it can name */
extern void reach_error(void);
typedef void (*handler)(int);
extern handler handler_of(int kind);

int last;
void on_start(int code) { last = code; }
void on_stop(int code) { last = code + 2; }

int main(void) {
  handler chosen = handler_of(1);
  if (chosen == on_stop) reach_error();
  return 0;
}
