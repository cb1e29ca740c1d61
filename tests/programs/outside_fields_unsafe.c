/* expect: unsafe; property: unreach-call; each field of what the outside is given has a value of its own */
extern void reach_error(void);
struct point { int x; char tag; long y; };
extern void init(struct point *);
int main(void) {
  struct point p = {0, 0, 0}, q = {0, 0, 0};
  init(&p);
  init(&q);
  if (q.y == 7 && p.y == 1 && p.x == 3 && p.tag == 'c' && q.x == 2) reach_error();
  return 0;
}
