/* expect: unsafe; property: unreach-call; a fourth positive number is one too many */
#include <cassert>
#include <iostream>

int main() {
    int n, positive = 0, all = 0;
    while (all < 10) {
        std::cin >> n;
        if (!std::cin) break;
        all++;
        if (n > 0) positive++;
    }
    assert(positive < 4);
    std::cout << "positive: " << positive << '\n';
    return std::cout ? 0 : 1;
}
