/* expect: safe; property: valid-deref; an element of a vector, by a number that is one of its places */
extern unsigned __VERIFIER_nondet_uint(void);

typedef int vector __attribute__((vector_size(16)));

int main(void)
{
    vector v = {1, 2, 3, 4};
    unsigned i = __VERIFIER_nondet_uint();
    if (i >= 4)
        return 0;
    v[i] = 5;
    return v[i];
}
