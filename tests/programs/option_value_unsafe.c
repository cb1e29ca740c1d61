/* expect: unsafe; property: unreach-call; an option without its value: the text that is compared is one that nobody wrote */
#include <stddef.h>
#include <string.h>

extern void reach_error(void);

int main(int argc, char **argv)
{
    const char *name = "nobody";
    if (argc > 1 && strcmp(argv[1], "-n") == 0)
        name = argv[2];
    if (name == NULL)
        reach_error();
    return 0;
}
