/* expect: safe; property: unreach-call; lines of std::cin as strings, up to three of them */
#include <cassert>
#include <iostream>
#include <string>

int main()
{
    std::string line;
    int lines = 0;
    while (lines < 3 && std::getline(std::cin, line))
        ++lines;
    assert(lines <= 3);
}
