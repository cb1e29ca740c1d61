int level = 2;
int setting(void) { return 2; }
