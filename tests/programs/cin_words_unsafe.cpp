/* expect: unsafe; property: unreach-call; a word of std::cin that the program compares with, and a number behind it */
#include <cassert>
#include <iostream>
#include <string>

int main()
{
    std::string word;
    int number;
    while (std::cin >> word) {
        if (word != "add" || !(std::cin >> number))
            continue;
        assert(number < 1000);
    }
}
