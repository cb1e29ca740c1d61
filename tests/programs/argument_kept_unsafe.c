/* expect: unsafe; property: valid-deref; Arguments of the program live until it ends, but the first may be empty, and have no second byte. */
static const char *last;

static void keep(const char *text) { last = text; }

int main(int argc, char **argv) {
  if (argc > 1) keep(argv[1]);
  return last ? last[1] : 0;
}
