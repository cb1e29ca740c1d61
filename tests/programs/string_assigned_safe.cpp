/* expect: safe; property: unreach-call; texts are assigned to strings, put into them and in the place of parts: whether they overlap depends on no layout */
#include <cassert>
#include <string>

int main()
{
    std::string s;
    s = "hello";
    assert(s == "hello");
    s.insert(0, "oh ");
    assert(s.size() == 8 && s[3] == 'h');
    s.replace(0, 2, "well");
    assert(s == "well hello");
    s.assign(s.c_str() + 5);
    assert(s == "hello");
}
