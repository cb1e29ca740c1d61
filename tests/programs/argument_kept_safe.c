/* expect: safe; property: valid-deref; Arguments of the program live until it ends, so a variable may keep the address of one. */
static const char *last;

static void keep(const char *text) { last = text; }

int main(int argc, char **argv) {
  if (argc > 1) keep(argv[1]);
  return last ? last[0] : 0;
}
