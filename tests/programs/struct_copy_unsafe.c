/* expect: unsafe; property: unreach-call; assignment copies; the copies live their own lives */
extern void reach_error(void);

struct s { int n; char text[12]; struct s *self; };

int main(void) {
  struct s a = { 1, "hello" }, b;
  a.self = &a;
  b = a;
  b.n = 2;
  b.text[0] = 'j';
  if (a.n != 1 || a.text[0] != 'h' || b.text[4] != 'o' || b.text[5]) reach_error();
  if (b.n != 1) reach_error();
  return 0;
}
