/* expect: safe; property: valid-deref; a pointer that the outside stored leads to as many bytes as its declaration says */
struct pair { int a, b; };
extern struct pair *found;
int main(void) {
  return found ? found[0].b : 0;
}
