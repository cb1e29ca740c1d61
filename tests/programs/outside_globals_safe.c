/* expect: safe; property: unreach-call; pointers of another file do not lead to variables of this one whose address stays here */
extern void reach_error(void);
extern int *p;
static int own;
int main(void) {
  own = 1;
  if (p) *p = 2;
  if (own != 1) reach_error();
  return 0;
}
