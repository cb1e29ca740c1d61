/* expect: unknown; property: valid-deref; what the library does with what it is given is not known here, and no alarm rests on it */
namespace std {
struct holder {
    holder();
    int *get();
};
}

int main() {
    std::holder held;
    return *held.get();
}
