/* expect: safe; property: unreach-call; the value of an option is there where the number of arguments says so */
#include <stddef.h>
#include <string.h>

extern void reach_error(void);

int main(int argc, char **argv)
{
    const char *name = "nobody";
    if (argc > 2 && strcmp(argv[1], "-n") == 0)
        name = argv[2];
    if (name == NULL)
        reach_error();
    return 0;
}
