/* expect: unsafe; property: unreach-call; what the other file returned is called */
extern void reach_error(void);
extern int (*operation_of(char sign))(int, int);

int add(int a, int b) { return a + b; }
int subtract(int a, int b) { return a - b; }
static int hidden(int a, int b) { return a * b; }
int (*kept)(int, int) = hidden;

int main(void) {
  int (*operation)(int, int) = operation_of('-');
  if (operation != 0 && operation == subtract && operation(7, 9) == -2) reach_error();
  return 0;
}
