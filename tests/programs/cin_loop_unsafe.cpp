/* expect: unsafe; property: unreach-call; the same with a count that may go beyond what is asserted */
#include <cassert>
#include <iostream>

int main()
{
    int count = 0, x;
    while (std::cin >> x)
        if (x == 7)
            count++;
    assert(count < 3);
}
