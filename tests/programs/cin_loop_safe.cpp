/* expect: safe; property: unreach-call; numbers and characters are read while the stream that reading gives has not failed */
#include <cassert>
#include <iostream>

int main()
{
    int sum = 0, count = 0, x;
    while (std::cin >> x) {
        if (x < 0 || x > 1000)
            continue;
        if (count == 100)
            break;
        sum += x;
        count++;
    }
    assert(sum <= 100 * 1000);
    std::cin.clear();
    char c;
    while (std::cin.get(c))
        if (c == '\n')
            count = 0;
    assert(count <= 100);
}
