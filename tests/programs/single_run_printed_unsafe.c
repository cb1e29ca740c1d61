/* expect: unsafe; property: unreach-call; what is printed, and whether the system takes it, decides nothing */
#include <stdio.h>

extern void reach_error(void);

int main(void) {
  int primes = 0;
  for (int n = 2; n < 200; n++) {
    int d = 2;
    while (n % d) d++;
    if (d < n) continue;
    primes++;
    putchar('0' + n % 10);
    puts(" is its last digit");
    fflush(stdout);
  }
  if (primes == 46) reach_error();
  return 0;
}
