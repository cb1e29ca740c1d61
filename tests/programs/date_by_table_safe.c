/* expect: safe; property: unreach-call; a day of the year is looked up in a table of months and comes back */
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

static const int before[2][13] = {
    {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365},
    {0, 31, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335, 366},
};

int main(void) {
    int year = __VERIFIER_nondet_int(), month = __VERIFIER_nondet_int(), day = __VERIFIER_nondet_int();
    if (year < 1583 || year > 9999 || month < 1 || month > 12)
        return 0;
    int leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    if (day < 1 || day > before[leap][month] - before[leap][month - 1])
        return 0;
    int n = before[leap][month - 1] + day;
    int k = 1;
    while (n > before[leap][k])
        k++;
    if (k != month || n - before[leap][k - 1] != day)
        reach_error();
    return 0;
}
