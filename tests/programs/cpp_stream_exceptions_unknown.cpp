/* expect: unknown; property: unreach-call; printing may fail, and a stream may throw */
#include <cassert>
#include <iostream>

int main() {
  std::cout << 1;
  assert(std::cout.good());
  std::cin.exceptions(std::ios::failbit);
  try {
    std::cin.setstate(std::ios::failbit);
  } catch (const std::ios_base::failure &) {
    assert(0);
  }
  return 0;
}
