/* expect: safe; property: unreach-call; where a stream is at its end, the number before may be there all the same */
#include <cassert>
#include <iostream>

int main() {
    int n = 0;
    if (std::cin >> n) assert(std::cin.eof() || !std::cin.fail());
    else assert(std::cin.fail());
    return 0;
}
