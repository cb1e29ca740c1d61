__attribute__((weak)) int setting(void) { return 3; }
int other(void) { return setting(); }
