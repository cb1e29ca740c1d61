/* expect: unsafe; property: unreach-call; the first object of a section is changed by the name of the section's start */
#include <assert.h>
static int number __attribute__((section("numbers"), used)) = 1;
extern int __start_numbers[];
int main(void) {
  __start_numbers[0] = 0;
  assert(number == 1);
  return 0;
}
