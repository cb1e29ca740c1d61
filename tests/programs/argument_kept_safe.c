/* expect: safe; property: valid-deref; Arguments of the program live until it ends, so a variable may keep the address of any of them. */
static const char *last;

static void keep(const char *text) { last = text; }

int main(int argc, char **argv) {
  for (int i = 1; i < argc && i < 3; i++) keep(argv[i]);
  return last ? last[0] : 0;
}
