/* expect: unknown; property: unreach-call; a text may end with its last number */
#include <cassert>
#include <iostream>

int main() {
    int n = 0;
    if (std::cin >> n) assert(!std::cin.eof());
    return 0;
}
