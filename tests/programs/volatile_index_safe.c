/* expect: safe; property: valid-deref; an element of a volatile array of another file */
extern volatile int sensors[3];
extern unsigned choose(void);

int main(void) {
    unsigned i = choose();
    return i < 3 ? sensors[i] > 0 : 0;
}
