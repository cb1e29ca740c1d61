/*
 * A part of compare.c: functions that keep objects of their own, trees, tables, queues, values of threads, and mappings.
 */

/* ---- <search.h> ---- */

MODEL(tsearch); MODEL(tfind); MODEL(tdelete); MODEL(twalk); MODEL(tdestroy); MODEL(hcreate); MODEL(hdestroy); MODEL(hsearch);
MODEL(hcreate_r); MODEL(hdestroy_r); MODEL(hsearch_r); MODEL(insque); MODEL(remque);
extern void tested_twalk_r(const void *, void (*)(const void *, VISIT, void *), void *);

static void visit(const void *node, VISIT which, void *closure) {
  int **to = closure;
  if (which == postorder || which == leaf) *(*to)++ = **(int *const *)node;
}

static int *visited;

static void visit_native(const void *node, VISIT which, int depth) {
  (void)depth;
  visit(node, which, &visited);
}

static int destroyed;

static void destroy(void *key) {
  destroyed += *(int *)key;
}

/* Trees of the same keys, which are visited in the same order. */
static void compare_trees(void) {
  static int keys[12];
  void *native = NULL, *model = NULL;
  for (int i = 0; i < 12; i++) keys[i] = i;
  for (int i = 0; i < 20; i++) {
    int *key = keys + below(12);
    if (below(3)) {
      void *expected = tsearch(key, &native, compare_ints), *given = tested_tsearch(key, &model, compare_ints);
      SAME("tsearch", **(int **)expected, **(int **)given, "%d", *key);
    } else {
      int expected = tdelete(key, &native, compare_ints) != NULL;
      SAME("tdelete", expected, tested_tdelete(key, &model, compare_ints) != NULL, "%d", *key);
    }
    key = keys + below(12);
    void *expected = tfind(key, &native, compare_ints), *given = tested_tfind(key, &model, compare_ints);
    SAME("tfind", expected ? **(int **)expected : -1, given ? **(int **)given : -1, "%d", *key);
    SAME("tdelete", native == NULL, model == NULL, "the tree");
    int order[12] = {0}, own[12] = {0}, again[12] = {0}, *place = own;
    visited = order;
    twalk(native, visit_native);
    tested_twalk_r(model, visit, &place);
    same_bytes("twalk_r", order, own, sizeof own);
    visited = again;
    tested_twalk(model, visit_native);
    same_bytes("twalk", order, again, sizeof own);
  }
  destroyed = 0;
  tdestroy(native, destroy);
  int expected = destroyed;
  destroyed = 0;
  tested_tdestroy(model, destroy);
  SAME("tdestroy", expected, destroyed, "sum of keys");
}

/* What is found by the library and by the model, and the numbers of their errors. */
static void same_entries(const ENTRY *expected, int expected_error, const ENTRY *given, int given_error, const char *key) {
  SAME("hsearch", expected_error, given_error, "%s, errno", key);
  SAME("hsearch", expected ? (long)expected->data : -1, given ? (long)given->data : -1, "%s", key);
}

static void compare_tables(void) {
  size_t size = below(8);
  struct hsearch_data native = {0}, model = {0};
  ENTRY *found = NULL, *own = NULL;
  SAME("hcreate", hcreate(size), tested_hcreate(size), "%zu", size);
  SAME("hcreate_r", hcreate_r(size, &native), tested_hcreate_r(size, &model), "%zu", size);
  SAME("hcreate", hcreate(size), tested_hcreate(size), "%zu, again", size);
  for (int i = 0; i < 14; i++) {
    ENTRY entry = {string_of("abc", 3), (void *)(long)i};
    ACTION action = below(2) ? ENTER : FIND;
    int errors[4];
    errno = 0, found = hsearch(entry, action), errors[0] = errno;
    errno = 0, own = tested_hsearch(entry, action), errors[1] = errno;
    same_entries(found, errors[0], own, errors[1], entry.key);
    errno = 0, hsearch_r(entry, action, &found, &native), errors[2] = errno;
    errno = 0, tested_hsearch_r(entry, action, &own, &model), errors[3] = errno;
    same_entries(found, errors[2], own, errors[3], entry.key);
  }
  hdestroy();
  tested_hdestroy();
  hdestroy_r(&native);
  tested_hdestroy_r(&model);
}

static void compare_queues(void) {
  struct queued { struct queued *next, *previous; } native[6] = {0}, model[6] = {0};
  int is_there[6] = {1, 0, 0, 0, 0, 0};
  insque(native, NULL);
  tested_insque(model, NULL);
  for (int i = 0; i < 12; i++) {
    int one = 1 + below(5), other = below(6);
    if (is_there[one]) {
      remque(native + one);
      tested_remque(model + one);
      is_there[one] = 0;
    } else if (is_there[other]) {
      insque(native + one, native + other);
      tested_insque(model + one, model + other);
      is_there[one] = 1;
    }
    for (int j = 0; j < 6; j++) {
      if (!is_there[j]) continue;
      SAME("insque", PLACE(native[j].next, native), PLACE(model[j].next, model), "next");
      SAME("remque", PLACE(native[j].previous, native), PLACE(model[j].previous, model), "previous");
    }
  }
}

/* ---- <pthread.h>, <threads.h> ---- */

MODEL(pthread_once); MODEL(pthread_key_create); MODEL(pthread_key_delete); MODEL(pthread_setspecific); MODEL(pthread_getspecific);
extern __typeof__(call_once) tested_call_once;
extern __typeof__(tss_create) tested_tss_create;
extern __typeof__(tss_delete) tested_tss_delete;
extern __typeof__(tss_set) tested_tss_set;
extern __typeof__(tss_get) tested_tss_get;

static int times_called;

static void count_call(void) {
  times_called++;
}

static void compare_threads(void) {
  pthread_once_t native = PTHREAD_ONCE_INIT, model = PTHREAD_ONCE_INIT;
  once_flag flag = ONCE_FLAG_INIT;
  times_called = 0;
  for (int i = below(3); i >= 0; i--) {
    SAME("pthread_once", pthread_once(&native, count_call), tested_pthread_once(&model, count_call), "result");
    tested_call_once(&flag, count_call);
  }
  SAME("pthread_once, call_once", 3, times_called, "calls");
  pthread_key_t key, own;
  tss_t kept;
  SAME("pthread_key_create", pthread_key_create(&key, NULL), tested_pthread_key_create(&own, NULL), "result");
  SAME("tss_create", (int)thrd_success, tested_tss_create(&kept, NULL), "result");
  int place;
  void *values[] = {NULL, &place, &key};
  for (int i = 0; i < 6; i++) {
    void *value = values[below(3)];
    if (below(2)) {
      SAME("pthread_setspecific", pthread_setspecific(key, value), tested_pthread_setspecific(own, value), "result");
      SAME("tss_set", (int)thrd_success, tested_tss_set(kept, value), "result");
    }
    SAME("pthread_getspecific", pthread_getspecific(key), tested_pthread_getspecific(own), "value");
    SAME("tss_get", pthread_getspecific(key), tested_tss_get(kept), "value");
  }
  SAME("pthread_key_delete", pthread_key_delete(key), tested_pthread_key_delete(own), "result");
  SAME("pthread_key_delete", pthread_key_delete(key), tested_pthread_key_delete(own), "result, again");
  SAME("pthread_setspecific", pthread_setspecific(key, &key), tested_pthread_setspecific(own, &key), "result, deleted");
  tested_tss_delete(kept);
  SAME("tss_delete", (int)thrd_error, tested_tss_set(kept, NULL), "result, deleted");
}

/* ---- <sys/mman.h> ---- */

MODEL(mmap); MODEL(mmap64); MODEL(munmap);

void *__eufonium_pages(size_t size) {
  mapped_size = size;
  return mapped = size < 1 << 20 ? aligned_alloc(4096, size) : NULL;
}
void memhavoc(void *to, size_t size) { memset(to, any(), size); }

static void compare_mappings(void) {
  static const int kinds[] = {MAP_PRIVATE, MAP_SHARED, 0};
  size_t size = below(4) ? below(5) * 4096 + below(3) : SIZE_MAX - below(5000);
  int flags = kinds[below(8) ? below(2) : 2] | MAP_ANONYMOUS;
  long offset = below(5) ? 0 : (long)below(3) * 2048;
  int access = PROT_READ | PROT_WRITE;
  errno = 0;
  char *native = mmap(NULL, size, access, flags, -1, offset);
  int native_error = errno;
  errno = 0;
  char *model = below(2) ? tested_mmap(NULL, size, access, flags, -1, offset) : tested_mmap64(NULL, size, access, flags, -1, offset);
  int model_error = errno;
  SAME("mmap", native == MAP_FAILED, model == MAP_FAILED, "%zu, %d, %ld", size, flags, offset);
  SAME("mmap", native_error, model_error, "%zu, %d, %ld, errno", size, flags, offset);
  if (native == MAP_FAILED || model == MAP_FAILED) return;
  same_bytes("mmap", native, model, (size + 4095) / 4096 * 4096);
  SAME("munmap", munmap(native + 1, size), tested_munmap(model + 1, size), "not a page");
  SAME("munmap", munmap(native, 0), tested_munmap(model, 0), "nothing");
  SAME("munmap", munmap(native, size), tested_munmap(model, size), "%zu", size);
}
