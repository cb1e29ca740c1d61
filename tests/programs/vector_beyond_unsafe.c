/* expect: unsafe; property: unreach-call; what is beyond the end of a vector is any number */
extern void reach_error(void);
extern unsigned __VERIFIER_nondet_uint(void);

typedef int vector __attribute__((vector_size(16)));

int main(void)
{
    vector v = {1, 2, 3, 4};
    if (v[__VERIFIER_nondet_uint()] == 7)
        reach_error();
    return 0;
}
