/* expect: safe; property: unreach-call; a point between two others, by a product of two variables */
extern float __VERIFIER_nondet_float(void);
extern void reach_error(void);

static float blend(float a, float b, float share) {
  return a + share * (b - a);
}

int main(void) {
  float a = __VERIFIER_nondet_float(), b = __VERIFIER_nondet_float(), share = __VERIFIER_nondet_float();
  if (!(a >= 0 && a <= b && b <= 100 && share >= 0 && share <= 1))
    return 0;
  float x = blend(a, b, share);
  if (!(x >= a && x <= b + 0.001f))
    reach_error();
  return 0;
}
