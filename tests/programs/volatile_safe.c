/* expect: safe; property: unreach-call; a volatile variable of the program itself is ordinary memory */
extern void reach_error(void);
static volatile int flag;
int main(void) {
  flag = 1;
  int a = flag, b = flag;
  if (a != b) reach_error();
  return 0;
}
