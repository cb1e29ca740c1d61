/* expect: unsafe; property: valid-deref; A structure is read to be passed by value, whether the function looks at it or not. */
typedef struct S { int a; long v[5]; } S;
typedef struct T { short h; S *q; } T;

static int ignore(S s) {
    return 0;
}

int main(void) {
    T t = {0};
    return ignore(*t.q);
}
