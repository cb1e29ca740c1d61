/* expect: unsafe; property: valid-deref; a pointer that the outside stored need not lead to more bytes than its declaration says */
struct pair { int a, b; };
extern struct pair *found;
int main(void) {
  return found ? found[99999].b : 0;
}
