/* expect: unsafe; property: no-overflow; a constant expression that overflows, which compilers fold */
int main(void) {
  long x = 2147483647 + 1;
  unsigned y = 4294967295u + 1u;
  return x + y > 0;
}
