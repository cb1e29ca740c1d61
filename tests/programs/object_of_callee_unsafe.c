/* expect: unsafe; property: valid-deref; the object of a function that was called is used when the function has returned */
extern int __VERIFIER_nondet_int(void);

static int *kept;

static int inner(int count) {
    int numbers[4] = {1, 2, 3, 4};
    if (count == 3) kept = &numbers[count];
    return numbers[count];
}

static int outer(int count) {
    int found = 0;
    if (count > 0) found = inner(count);
    return found;
}

int main(void) {
    int count = __VERIFIER_nondet_int(), found = 0;
    if (count > 3) return 0;
    found = outer(count);
    if (kept) found += *kept;
    return found;
}
