/* expect: unsafe; property: unreach-call; a volatile variable of another file may have another value at each read */
extern void reach_error(void);
extern volatile int device;
int main(void) {
  int a = device, b = device;
  if (a != b) reach_error();
  return 0;
}
