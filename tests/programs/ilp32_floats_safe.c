/* expect: safe; property: unreach-call; numbers of 32 and 64 bits are rounded at each step, also on machines of 32 bits */
extern void reach_error(void);

int main(void) {
  float large = 16777216;
  double tenth = 0.1;
  if (__FLT_EVAL_METHOD__ != 0) reach_error();
  if (large + 1 != large) reach_error();
  if (tenth + 0.2 == 0.3) reach_error();
  return 0;
}
