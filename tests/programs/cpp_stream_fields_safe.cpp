/* expect: safe; property: unreach-call; what inline functions read of the streams of the library */
#include <cassert>
#include <iomanip>
#include <iostream>

int main() {
  assert(std::cout.rdbuf() && std::cin.tie() == &std::cout && !std::cout.tie());
  assert(std::cout.fill('0') == ' ' && std::cout.widen('a') == 'a');
  assert(std::cin.flags() == (std::ios::skipws | std::ios::dec) && (std::cerr.flags() & std::ios::unitbuf));
  std::cout << std::setw(4) << std::setprecision(3) << std::hex;
  assert(std::cout.width() == 4 && std::cout.precision() == 3 && (std::cout.flags() & std::ios::basefield) == std::ios::hex);
  std::cout << 12;
  assert(std::cout.width() == 0 && std::cout.precision() == 3);
  return 0;
}
