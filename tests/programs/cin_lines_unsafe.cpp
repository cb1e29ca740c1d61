/* expect: unsafe; property: unreach-call; a command among the lines of std::cin */
#include <cassert>
#include <iostream>
#include <string>

int main()
{
    std::string line;
    while (std::getline(std::cin, line))
        assert(line != "go");
}
