/* expect: unknown; property: unreach-call; which function a call means is chosen when the program is loaded */
extern void reach_error(void);
static void plain(void) {}
static void (*choose(void))(void) { return plain; }
void work(void) __attribute__((ifunc("choose")));
int main(void) {
  work();
  reach_error();
  return 0;
}
