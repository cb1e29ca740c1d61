/*
 * Models of getopt of <unistd.h> and of the functions of <getopt.h>, as the GNU C Library has them.
 *
 * Arguments that are no options are passed over, and stand behind all options in the end: what was passed over is one block, before which
 * the options behind it are moved when the next argument is looked for. They are not passed over if the text of the options begins with `+`, if the
 * environment has POSIXLY_CORRECT, or for a program that asks for POSIX alone.
 *
 * Deliberately absent: messages, which nothing in a run depends on; `W;`, as an option for long ones.
 *
 * Sources: POSIX.1-2017, XSH getopt; the manual of the GNU C Library, 25.2 and 25.3; behaviour compared with version 2.35.
 */

#include "types.h"

char *optarg;
int optind = 1, opterr = 1, optopt = '?';

/* What `struct option` is. */
struct model_option {
  const char *name;
  int has_arg;
  int *flag;
  int val;
};

/* What is passed over: the arguments from the first number to below the second one. */
static int model_passed, model_passed_end;

/* What is left of an argument with several options of one letter; null or empty if the next argument is to be looked at. */
static char *model_letters;

/* What is done with arguments that are no options. */
enum { MODEL_PASS, MODEL_STOP, MODEL_GIVE };
static int model_order;
static _Bool model_begun;

char *getenv(const char *name);
char *strchr(const char *text, int c);
int strcmp(const char *left, const char *right);
int strncmp(const char *left, const char *right, size_t size);

static _Bool model_is_operand(const char *argument) {
  return argument[0] != '-' || !argument[1];
}

/* Moves the options behind what was passed over in front of it. */
static void model_move(char **argv) {
  for (; model_passed_end < optind; model_passed++, model_passed_end++) {
    char *option = argv[model_passed_end];
    for (int i = model_passed_end; i > model_passed; i--) argv[i] = argv[i - 1];
    argv[model_passed] = option;
  }
}

static void model_begin(const char *options, _Bool posix) {
  if (optind == 0) optind = 1;
  if (!model_begun) optopt = 0;
  model_passed = model_passed_end = optind;
  model_letters = NULL;
  if (options[0] == '-') model_order = MODEL_GIVE;
  else if (options[0] == '+' || posix || getenv("POSIXLY_CORRECT")) model_order = MODEL_STOP;
  else model_order = MODEL_PASS;
  model_begun = 1;
}

/* The number of the long option that a name of so many characters means: one with this name, or the only one that begins with it; -1 if
   there is none, -2 if there are several that differ. */
static int model_named(const char *name, size_t size, const struct model_option *list, _Bool only) {
  int found = -1;
  for (int i = 0; list[i].name; i++) {
    if (!strncmp(list[i].name, name, size) && !list[i].name[size]) return i;
  }
  for (int i = 0; list[i].name; i++) {
    if (strncmp(list[i].name, name, size)) continue;
    if (found == -1) found = i;
    else if (found >= 0 && (only || list[found].has_arg != list[i].has_arg || list[found].flag != list[i].flag ||
                            list[found].val != list[i].val))
      found = -2;
  }
  return found;
}

/* The long option at `model_letters`; -1 if it may be one of one letter. */
static int model_long(int argc, char **argv, const char *options, const struct model_option *list, int *index, _Bool only) {
  size_t size = 0;
  while (model_letters[size] && model_letters[size] != '=') size++;
  int found = model_named(model_letters, size, list, only);
  if (found == -1 && only && argv[optind][1] != '-' && strchr(options, *model_letters)) return -1;
  const char *value = model_letters[size] ? model_letters + size + 1 : NULL;
  model_letters = NULL;
  optind++;
  if (found < 0) {
    optopt = 0;
    return '?';
  }
  const struct model_option *option = &list[found];
  if (value) {
    if (!option->has_arg) {
      optopt = option->val;
      return '?';
    }
    optarg = (char *)value;
  } else if (option->has_arg == 1) {
    if (optind >= argc) {
      optopt = option->val;
      return options[0] == ':' ? ':' : '?';
    }
    optarg = argv[optind++];
  }
  if (index) *index = found;
  if (!option->flag) return option->val;
  *option->flag = option->val;
  return 0;
}

/* The option of one letter at `model_letters`. */
static int model_short(int argc, char **argv, const char *options) {
  char c = *model_letters++;
  const char *known = strchr(options, c);
  if (!*model_letters) optind++;
  if (!known || c == ':' || c == ';') {
    optopt = c;
    return '?';
  }
  if (known[1] != ':') return c;
  if (*model_letters) {
    optarg = model_letters;
    optind++;
  } else if (known[2] == ':') {
    optarg = NULL;
  } else if (optind == argc) {
    optopt = c;
    c = options[0] == ':' ? ':' : '?';
  } else {
    optarg = argv[optind++];
  }
  model_letters = NULL;
  return c;
}

/* What an option may have as its argument: any end of any argument of the program. */
static char *model_any_end(int argc, char **argv) {
  int which = __eufonium_any(), begin = __eufonium_any();
  __VERIFIER_assume(which >= 1 && which < argc && begin >= 0);
  char *end = argv[which] + begin;
  __VERIFIER_assume(sea_is_dereferenceable(end, 1));
  return end;
}

/* What is done with arguments that a system gives, whatever they are: some change places, the next one to be looked at is any of them, or none is left. An option
   is any that the text or the list names. */
static int model_any_option(int argc, char **argv, const char *options, const struct model_option *list, int *index) {
  _Bool gives = options[0] == '-';
  if (optind <= 0) optind = 1;
  optopt = __eufonium_any();
  if (gives || options[0] == '+') options++;
  else {
    while (__eufonium_any()) {
      int a = __eufonium_any(), b = __eufonium_any();
      __VERIFIER_assume(a >= 1 && a < argc && b >= 1 && b < argc);
      char *first = argv[a], *second = argv[b];
      /* Only `argv[argc]` is null. */
      __VERIFIER_assume(first != NULL);
      __VERIFIER_assume(second != NULL);
      argv[a] = second;
      argv[b] = first;
    }
  }
  int most = optind > argc ? optind : argc;
  optind = __eufonium_any();
  __VERIFIER_assume(optind >= 1 && optind <= most);
  switch (__eufonium_any()) {
  case 0:
    return -1;
  case 1:
    return options[0] == ':' && __eufonium_any() ? ':' : '?';
  case 2:
    __VERIFIER_assume(gives);
    optarg = model_any_end(argc, argv);
    return 1;
  }
  if (list && __eufonium_any()) {
    int found = 0;
    while (list[found].name && __eufonium_any()) found++;
    __VERIFIER_assume(list[found].name != NULL);
    if (list[found].has_arg == 1 || (list[found].has_arg && __eufonium_any())) optarg = model_any_end(argc, argv);
    if (index) *index = found;
    if (!list[found].flag) return list[found].val;
    *list[found].flag = list[found].val;
    return 0;
  }
  int which = __eufonium_any();
  __VERIFIER_assume(which >= 0 && sea_is_dereferenceable(options + which, 2));
  char c = options[which];
  __VERIFIER_assume(c && c != ':' && c != ';');
  if (options[which + 1] != ':') return c;
  if (!sea_is_dereferenceable(options + which, 3) || options[which + 2] != ':' || __eufonium_any()) optarg = model_any_end(argc, argv);
  return c;
}

/* The next option. `list` is null for getopt; `only` is what getopt_long_only does, `posix` what POSIX alone says. */
static int model_option(int argc, char **argv, const char *options, const struct model_option *list, int *index, _Bool only,
                        _Bool posix) {
  if (argc < 1) return -1;
  optarg = NULL;
  if (__eufonium_given_arguments() && !__eufonium_exact()) return model_any_option(argc, argv, options, list, index);
  if (optind == 0 || !model_begun) model_begin(options, posix);
  if (options[0] == '-' || options[0] == '+') options++;
  if (!model_letters || !*model_letters) {
    if (model_passed_end > optind) model_passed_end = optind;
    if (model_passed > optind) model_passed = optind;
    if (model_order == MODEL_PASS) {
      if (model_passed != model_passed_end) model_move(argv);
      else model_passed = optind;
      while (optind < argc && model_is_operand(argv[optind])) optind++;
      model_passed_end = optind;
    }
    if (optind != argc && !strcmp(argv[optind], "--")) {
      optind++;
      if (model_passed != model_passed_end) model_move(argv);
      else model_passed = optind;
      model_passed_end = optind = argc;
    }
    if (optind == argc) {
      if (model_passed != model_passed_end) optind = model_passed;
      return -1;
    }
    if (model_is_operand(argv[optind])) {
      if (model_order == MODEL_STOP) return -1;
      optarg = argv[optind++];
      return 1;
    }
    if (list) {
      if (argv[optind][1] == '-') {
        model_letters = argv[optind] + 2;
        return model_long(argc, argv, options, list, index, only);
      }
      if (only && (argv[optind][2] || !strchr(options, argv[optind][1]))) {
        model_letters = argv[optind] + 1;
        int option = model_long(argc, argv, options, list, index, only);
        if (option != -1) return option;
      }
    }
    model_letters = argv[optind] + 1;
  }
  return model_short(argc, argv, options);
}

/* POSIX; C libraries other than that of GNU stop at the first argument that is no option. */
int getopt(int argc, char *const *argv, const char *options) {
  return model_option(argc, (char **)argv, options, NULL, NULL, 0, 0);
}

/* What <unistd.h> of the GNU C Library calls getopt for a program that asks for POSIX alone. */
int __posix_getopt(int argc, char *const *argv, const char *options) {
  return model_option(argc, (char **)argv, options, NULL, NULL, 0, 1);
}

/* GNU */
int getopt_long(int argc, char *const *argv, const char *options, const struct model_option *list, int *index) {
  return model_option(argc, (char **)argv, options, list, index, 0, 0);
}

/* GNU */
int getopt_long_only(int argc, char *const *argv, const char *options, const struct model_option *list, int *index) {
  return model_option(argc, (char **)argv, options, list, index, 1, 0);
}
