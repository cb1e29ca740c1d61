/* expect: safe; property: valid-memsafety; a short table whose elements index the table itself: what holds is said of all elements alike */
#include <stdio.h>

#define COUNT 8

static int parent[COUNT], members[COUNT];

static int find(int x)
{
    while (parent[x] != x) {
        parent[x] = parent[parent[x]];
        x = parent[x];
    }
    return x;
}

static void unite(int a, int b)
{
    a = find(a);
    b = find(b);
    if (a == b)
        return;
    if (members[a] < members[b]) {
        int swapped = a;
        a = b;
        b = swapped;
    }
    parent[b] = a;
    members[a] += members[b];
}

int main(void)
{
    int a, b, together = 0;
    for (int i = 0; i < COUNT; i++) {
        parent[i] = i;
        members[i] = 1;
    }
    while (scanf("%d %d", &a, &b) == 2) {
        if (a >= COUNT || b >= COUNT || a < 0 || b < 0)
            continue;
        unite(a, b);
        together += find(a) == find(b);
    }
    return together == 0;
}
