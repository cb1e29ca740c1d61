#include "clash.h"
static int counter = 100;
static int step(int x) { counter++; return x * 2 + (counter == N); }
int twice(int x) { return step(x); }
