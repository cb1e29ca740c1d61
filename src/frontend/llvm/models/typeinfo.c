/*
 * What the library of C++ says of types: of those of the language, of pointers to them, and of its own exceptions; and casts between classes, which
 * ask what the objects of a program say of theirs.
 *
 * Deliberately absent: extensions of compilers, std::nullptr_t, which handlers for pointers catch, and types of the library that are no exceptions.
 *
 * Sources: Itanium C++ ABI 2.9.4 to 2.9.7; C++17 8.2.7 (casts), 22.2 and where else the library defines exceptions.
 */

#include "types.h"

/* Typeinfo begins with its kind, which is the address of a table of functions, and the name of the type. */
#define MODEL_TYPEINFO       \
  const void *const *kind; \
  const char *name;

struct model_typeinfo {
  MODEL_TYPEINFO
};

struct model_single {
  MODEL_TYPEINFO
  const void *base;
};

struct model_several {
  MODEL_TYPEINFO
  unsigned flags, count;
  struct {
    const struct model_typeinfo *type;
    long place;
  } bases[];
};

struct model_pointer {
  MODEL_TYPEINFO
  unsigned flags;
  const struct model_typeinfo *target;
};

extern const void *const _ZTVN10__cxxabiv117__class_type_infoE[3];
extern const void *const _ZTVN10__cxxabiv120__si_class_type_infoE[3];
extern const void *const _ZTVN10__cxxabiv121__vmi_class_type_infoE[3];
extern const void *const _ZTVN10__cxxabiv123__fundamental_type_infoE[3];
extern const void *const _ZTVN10__cxxabiv119__pointer_type_infoE[3];

#define MODEL_CLASS (_ZTVN10__cxxabiv117__class_type_infoE + 2)
#define MODEL_SINGLE (_ZTVN10__cxxabiv120__si_class_type_infoE + 2)
#define MODEL_SEVERAL (_ZTVN10__cxxabiv121__vmi_class_type_infoE + 2)
#define MODEL_BUILT_IN (_ZTVN10__cxxabiv123__fundamental_type_infoE + 2)
#define MODEL_POINTER (_ZTVN10__cxxabiv119__pointer_type_infoE + 2)

/* A type of the language by its letter, and pointers to it and to constants of it. */
#define MODEL_LANGUAGE(letter)                                                                               \
  const struct model_typeinfo _ZTI##letter = {MODEL_BUILT_IN, #letter};                                      \
  const struct model_pointer _ZTIP##letter = {MODEL_POINTER, "P" #letter, 0, &_ZTI##letter};               \
  const struct model_pointer _ZTIPK##letter = {MODEL_POINTER, "PK" #letter, 1, &_ZTI##letter};

MODEL_LANGUAGE(v)
MODEL_LANGUAGE(w)
MODEL_LANGUAGE(b)
MODEL_LANGUAGE(c)
MODEL_LANGUAGE(a)
MODEL_LANGUAGE(h)
MODEL_LANGUAGE(s)
MODEL_LANGUAGE(t)
MODEL_LANGUAGE(i)
MODEL_LANGUAGE(j)
MODEL_LANGUAGE(l)
MODEL_LANGUAGE(m)
MODEL_LANGUAGE(x)
MODEL_LANGUAGE(y)
MODEL_LANGUAGE(n)
MODEL_LANGUAGE(o)
MODEL_LANGUAGE(f)
MODEL_LANGUAGE(d)
MODEL_LANGUAGE(e)
MODEL_LANGUAGE(g)
MODEL_LANGUAGE(Ds)
MODEL_LANGUAGE(Di)

const struct model_typeinfo _ZTISt9exception = {MODEL_CLASS, "St9exception"};

#define MODEL_EXCEPTION(name, above) const struct model_single _ZTI##name = {MODEL_SINGLE, #name, &_ZTI##above};

MODEL_EXCEPTION(St9bad_alloc, St9exception)
MODEL_EXCEPTION(St20bad_array_new_length, St9bad_alloc)
MODEL_EXCEPTION(St8bad_cast, St9exception)
MODEL_EXCEPTION(St10bad_typeid, St9exception)
MODEL_EXCEPTION(St13bad_exception, St9exception)
MODEL_EXCEPTION(St17bad_function_call, St9exception)
MODEL_EXCEPTION(St12bad_weak_ptr, St9exception)
MODEL_EXCEPTION(St11logic_error, St9exception)
MODEL_EXCEPTION(St12domain_error, St11logic_error)
MODEL_EXCEPTION(St16invalid_argument, St11logic_error)
MODEL_EXCEPTION(St12length_error, St11logic_error)
MODEL_EXCEPTION(St12out_of_range, St11logic_error)
MODEL_EXCEPTION(St12future_error, St11logic_error)
MODEL_EXCEPTION(St13runtime_error, St9exception)
MODEL_EXCEPTION(St11range_error, St13runtime_error)
MODEL_EXCEPTION(St14overflow_error, St13runtime_error)
MODEL_EXCEPTION(St15underflow_error, St13runtime_error)
MODEL_EXCEPTION(St12system_error, St13runtime_error)
MODEL_EXCEPTION(St11regex_error, St13runtime_error)
MODEL_EXCEPTION(NSt8ios_base7failureB5cxx11E, St12system_error)

/* What a base says of itself beside its place: whether only objects know that, as they share it, and whether everyone may see the base. */
#define MODEL_VIRTUAL 1
#define MODEL_PUBLIC 2

/* What a cast has found so far. */
struct model_cast {
  const char *object;
  const void *from, *to;
  /* The part of the type that is asked for in which the object is, and how many there are; and whether everyone may see the object in it. */
  const char *down;
  int count, is_seen;
  /* The same for parts wherever they are, in the whole. */
  const char *across;
  int all, may_go_across;
  /* Whether everyone may see the object in the whole. */
  int is_public;
};

/*
 * Looks at a part of an object and at the parts of it: of one of the type that is asked for, `part` is the last one around. Flags say
 * whether everyone sees it from there, and from the whole.
 */
static void model_look(struct model_cast *cast, const struct model_typeinfo *type, const char *place, const char *part, int is_seen, int is_public) {
  for (;;) {
    if (type == cast->to) {
      if (cast->across != place) cast->all++;
      cast->across = place;
      cast->may_go_across |= is_public;
      part = place;
      is_seen = 1;
    }
    if (type == cast->from && place == cast->object) {
      cast->is_public |= is_public;
      if (part) {
        if (cast->down != part) cast->count++;
        cast->down = part;
        cast->is_seen |= is_seen;
      }
    }
    if (type->kind != MODEL_SINGLE) break;
    type = ((const struct model_single *)type)->base;
  }
  if (type->kind == MODEL_CLASS) return;
  if (type->kind != MODEL_SEVERAL) __eufonium_unmodelled("a cast to a class that is not known");
  const struct model_several *several = (const struct model_several *)type;
  for (unsigned i = 0; i < several->count; i++) {
    long how = several->bases[i].place;
    long offset = how >> 8;
    if (how & MODEL_VIRTUAL) offset = *(const long *)(*(const char *const *)place + offset);
    int seen = (how & MODEL_PUBLIC) != 0;
    model_look(cast, several->bases[i].type, place + offset, part, is_seen && seen, is_public && seen);
  }
}

/* 2.9.7: where the part of an object is whose type is asked for, or null. What compilers know of its place is not needed. */
void *__dynamic_cast(const void *object, const void *from, const void *to, ptrdiff_t hint) {
  const void *const *table = *(const void *const *const *)object;
  const char *whole = (const char *)object + (ptrdiff_t)table[-2];
  struct model_cast cast = {object, from, to, NULL, 0, 0, NULL, 0, 0, 0};
  model_look(&cast, table[-1], whole, NULL, 0, 1);
  if (cast.count == 1 && cast.is_seen) return (void *)cast.down;
  if (cast.is_public && cast.all == 1 && cast.may_go_across) return (void *)cast.across;
  return NULL;
}
