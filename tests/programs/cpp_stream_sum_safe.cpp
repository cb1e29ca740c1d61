/* expect: safe; property: unreach-call; a sum of what a stream gives is of numbers that it gave */
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
    assert(positive <= all);
    std::cout << "positive: " << positive << '\n';
    return std::cout ? 0 : 1;
}
