/* expect: unsafe; property: unreach-call; numbers have no point between thousands where no locale is set */
#include <limits.h>
#include <locale.h>
#include <string.h>

extern void reach_error(void);

int main(void) {
    struct lconv *look = localeconv();
    if (*look->decimal_point != '.' || strlen(look->thousands_sep) != 1 || look->frac_digits != CHAR_MAX)
        reach_error();
    return 0;
}
