typedef int (*fi)(int);
typedef void (*fv)(void);
typedef void (*fp)(int *);
typedef struct S S;
typedef int (*fs)(S *);
struct S { int a; char c; int *p; S *n; fi f; int v[3]; };
typedef struct T { short h; S s; S *q; void *w; int b : 5; unsigned d : 3; long l; } T;
typedef union U { int i; unsigned u; unsigned char b[4]; short h[2]; } U;
