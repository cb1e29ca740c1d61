/* expect: safe; property: unreach-call; objects of one section between the symbols that the linker makes for it: a table of drivers */
#include <assert.h>
struct driver { const char *name; int (*probe)(int); };
#define DRIVER(id, function) \
  static const struct driver id __attribute__((section("drivers"), used, aligned(8))) = {#id, function}
extern const struct driver __start_drivers[], __stop_drivers[];
static int count;
static int first(int x) { count++; return x + 1; }
static int second(int x) { count++; return 2 * x; }
DRIVER(driver_of_one, first);
DRIVER(driver_of_two, second);
int main(void) {
  int sum = 0;
  for (const struct driver *d = __start_drivers; d < __stop_drivers; d++) sum += d->probe(5);
  assert(__stop_drivers - __start_drivers == 2);
  assert(count == 2 && sum == 16 && &driver_of_two == __start_drivers + 1);
  return 0;
}
