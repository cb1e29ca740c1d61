/* expect: unsafe; property: unreach-call; where there is no number, zero is read */
#include <cassert>
#include <iostream>

int main() {
    int n = 1;
    if (std::cin >> n) assert(std::cin.eof() || !std::cin.fail());
    else assert(n != 0);
    return 0;
}
