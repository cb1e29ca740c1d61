int plain(void) { return 2; }
int other(void) __attribute__((alias("plain")));
int replaced(void) __attribute__((weak, alias("plain")));
int inside(void) { return replaced(); }
