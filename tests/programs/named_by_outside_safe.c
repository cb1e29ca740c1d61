/* expect: safe; property: unreach-call; the outside calls what it was given, and nothing that only unreached code names */
extern void reach_error(void);
extern void outside(void (*callback)(int));
struct Handler {
    void (*handle)(int);
    int count;
};
static int calls;
static void wrong(int x) {
    if (x == 5)
        reach_error();
}
static void count(int x) { calls = x & 1; }
struct Handler handler = { wrong, 0 };
void unused(void) { outside(handler.handle); }
int main(void) {
    outside(count);
    if (calls > 1)
        reach_error();
    return 0;
}
