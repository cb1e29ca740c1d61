/* expect: safe; property: unreach-call; a price is rounded to tenths by way of an integer */
#include <math.h>
extern double __VERIFIER_nondet_double(void);
extern void reach_error(void);

int main(void) {
  double price = __VERIFIER_nondet_double();
  if (!(price >= 0 && price <= 1000))
    return 0;
  int tenths = (int)floor(price * 10 + 0.5);
  if (tenths < 0 || tenths > 10000)
    reach_error();
  if (fabs(tenths / 10.0 - price) > 0.0500001)
    reach_error();
  return 0;
}
