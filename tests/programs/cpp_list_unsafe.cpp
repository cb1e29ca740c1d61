/* expect: unsafe; property: valid-deref; an element is written that is gone */
#include <list>

int main() {
    std::list<int> list;
    list.push_back(1);
    list.push_front(2);
    int *first = &list.front();
    list.pop_front();
    *first = 3;
    return list.front() == 1 && list.back() == 2 ? 0 : 1;
}
