/* expect: unsafe; property: unreach-call; behind functions that ask the locale of a stream the run goes on, and what was read is counted */
#include <cassert>
#include <iostream>

int main() {
  std::cout.fill('0');
  std::cout << std::cout.widen('a');
  char c;
  std::cin.get(c);
  assert(std::cin.gcount() == 0);
  return 0;
}
