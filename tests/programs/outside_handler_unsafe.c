/* expect: unsafe; property: unreach-call; what follows a call of a function of the outside is reached */
extern void reach_error(void);
typedef int (*handler)(int);
extern handler get_handler(void);
int main(void) {
  handler f = get_handler();
  if (f && f(3) == 7) reach_error();
  return 0;
}
