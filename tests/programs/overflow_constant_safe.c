/* expect: safe; property: no-overflow; a constant expression that fits */
int main(void) {
  long x = 2147483646 + 1;
  unsigned y = 4294967295u + 1u;
  return x + y > 0;
}
