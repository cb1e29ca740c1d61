/* expect: unsafe; property: unreach-call; a function that the code before `main` calls, as its address is in the table of such functions */
#include <assert.h>
static int ready;
static void early(void) { ready++; }
static void check(void) { assert(ready == 2); }
__attribute__((section(".init_array"), used)) static void (*const at_start)(void) = early;
__attribute__((section(".fini_array"), used)) static void (*const at_end)(void) = check;
int main(void) { return ready != 1; }
