/* expect: safe; property: unreach-call; a copy of what the outside is given stays */
extern void reach_error(void);
struct point { int x; char tag; long y; };
extern void init(struct point *);
int main(void) {
  struct point p = {0, 0, 0};
  init(&p);
  struct point copy = p;
  init(&p);
  if (copy.x == 3 && copy.y == 4) {
    init(&p);
    if (copy.x + copy.y != 7) reach_error();
  }
  return 0;
}
