extern int order;
__attribute__((constructor(101))) static void first(void) { order = order * 10 + 1; }
__attribute__((constructor)) static void default_one(void) { order = order * 10 + 3; }
