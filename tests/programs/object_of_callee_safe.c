/* expect: safe; property: valid-deref; objects of functions that are called one in the other are used while they live */
extern int __VERIFIER_nondet_int(void);

static int last(const int *numbers, int count) { return numbers[count - 1]; }

static int inner(int count) {
    int numbers[4] = {1, 2, 3, 4};
    return last(numbers, count);
}

static int outer(int count) {
    int found = 0;
    if (count > 0) {
        int own[2] = {count, inner(count)};
        found = own[count & 1];
    }
    return found;
}

int main(void) {
    int count = __VERIFIER_nondet_int();
    if (count > 4) return 0;
    return outer(count) > 4;
}
