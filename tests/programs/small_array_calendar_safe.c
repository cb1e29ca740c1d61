/* expect: safe; property: unreach-call; days of months are looked up in a table while the date moves on */
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

struct date {
  int year, month, day;
};

static int is_leap(int year) { return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0; }

static int days(int year, int month) {
  static const int table[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  return month == 2 && is_leap(year) ? 29 : table[month - 1];
}

int main(void) {
  struct date now = {1999, 12, 30};
  while (__VERIFIER_nondet_int() && now.year < 5000) {
    if (++now.day > days(now.year, now.month)) {
      now.day = 1;
      if (++now.month > 12) {
        now.month = 1;
        now.year++;
      }
    }
    if (now.month < 1 || now.month > 12 || now.day < 1 || now.day > 31) reach_error();
    if (now.month == 2 && now.day > 29) reach_error();
  }
  return 0;
}
