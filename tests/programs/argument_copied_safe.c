/* expect: safe; property: valid-deref; A structure is read to be passed by value, whether the function looks at it or not. */
typedef struct S { int a; long v[5]; } S;
typedef struct T { short h; S *q; } T;

static int ignore(S s) {
    return 0;
}

int main(void) {
    S s = {0};
    T t = {0};
    t.q = &s;
    return ignore(*t.q);
}
