/* expect: safe; property: valid-deref; compound literals are used in the blocks that enclose them, in loops too, and one of the whole function behind them */
#include <stdio.h>

struct pair {
    int first, second;
};

static int sum(const struct pair *pair)
{
    return pair->first + pair->second;
}

int main(int argc, char **argv)
{
    struct pair *last = &(struct pair){0, 0};
    for (int i = 0; i < argc; i++) {
        const struct pair *pair = &(struct pair){i, 1};
        if (sum(pair) > 100)
            continue;
        while (last->second < 10)
            last->second += pair->second;
        last->first = sum(pair);
    }
    switch (argc) {
    case 1: {
        const int *numbers = (const int[]){1, 2};
        last->first += numbers[1] & 1;
        break;
    }
    default:
        break;
    }
    printf("%d %d\n", sum(last), sum(&(struct pair){1, 2}));
    return 0;
}
