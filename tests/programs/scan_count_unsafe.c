/* expect: unsafe; property: unreach-call; conversions that fail leave what was there, and are not counted */
#include <assert.h>
#include <stdio.h>

int main(void) {
  int a = 7, b = 8;
  double d = 0.5;
  unsigned char hex = 3;
  int count = scanf("%d , %*s %lf %2hhx", &a, &d, &hex);
  assert(count >= -1 && count <= 3 && count == count + 0);
  if (count <= 0) assert(a == 7);
  if (count < 2) assert(d == 0.5);
  if (count < 3) assert(hex == 3);
  int got = fscanf(stdin, "%2d", &b);
  assert(b <= 99 && b >= -8);
  if (got != 1) assert(b == 8);
  return 0;
}
