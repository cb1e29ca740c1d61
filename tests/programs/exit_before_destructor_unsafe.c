/* expect: unsafe; property: unreach-call; a destructor that stands behind the function that calls `exit` */
#include <assert.h>
#include <stdlib.h>
static int done;
int main(void) { exit(0); }
__attribute__((destructor)) static void last(void) { assert(done); }
