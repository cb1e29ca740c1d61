/* expect: safe; property: valid-deref; functions of the library that lists call keep them in order */
#include <list>

int main() {
    std::list<int> list;
    list.push_back(1);
    list.push_front(2);
    list.reverse();
    return list.front() == 1 && list.back() == 2 ? 0 : 1;
}
