extern int order;
__attribute__((destructor(300))) static void first(void) { order = order * 10 + 1; }
__attribute__((destructor(200))) static void second(void) { order = order * 10 + 2; }
