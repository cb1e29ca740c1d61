#include "hooks.h"
static int one(int x) { return x + 1; }
static int two(int x) { return x + 2; }
static const struct hook table[] = { { 3, 1, one }, { 4, 2, two } };
const struct hook *find(int key) {
  for (int i = 0; i < 2; i++)
    if (table[i].key == key) return &table[i];
  return 0;
}
