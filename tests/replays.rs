//! What is said of a violation after its compiled program was run: that it is reached, or why it need not be.
//!
//! Where no clang is installed nothing runs, and a message says so.

#[path = "support/folder.rs"]
mod folder;

use folder::Folder;
use std::process::Command;

/// Programs with a property and options, what is said, and what is not.
const PROGRAMS: &[(&str, &str, &str, &str)] = &[
    // Any argument behind the second one, and the first ones are not it: each has its own letters.
    (
        "void reach_error(void);\n\
         int main(int argc, char **argv) {\n\
           for (int i = 3; i < argc; i++)\n\
             if (argv[i][0] == 'q' && argv[i - 1][0] == 'p' && argv[i - 2][0] == 'o') reach_error();\n\
           return 0;\n\
         }\n",
        "unreach-call",
        "replayed natively: yes",
        "replayed natively: no",
    ),
    // The compiler puts one variable behind the other.
    (
        "void set(int *at, int far) { at[far ? 4 : 0] = 1; }\n\
         int main(int n, char **v) {\n\
           int a = 0, b = 0, c = 0;\n\
           set(&a, 0);\n\
           set(&b, n > 2);\n\
           set(&c, 0);\n\
           return 0;\n\
         }\n",
        "valid-deref",
        "a sanitizer does not see each access that leaves its object",
        "replayed natively: yes",
    ),
    (
        "void *malloc(unsigned long);\n\
         void set(char *bytes, int at) { *(long *)(bytes + at) = 1; }\n\
         int main(int n, char **v) {\n\
           set(malloc(16), n > 2 ? 12 : 8);\n\
           return 0;\n\
         }\n",
        "valid-deref",
        "a sanitizer does not see each access that leaves its object",
        "replayed natively: yes",
    ),
    (
        "extern int __VERIFIER_nondet_int(void);\n\
         void *malloc(unsigned long), *realloc(void *, unsigned long);\n\
         void free(void *);\n\
         char *strdup(const char *);\n\
         int main(void) {\n\
           int *kept = realloc(malloc(8), 16);\n\
           free(strdup(\"abc\"));\n\
           if (__VERIFIER_nondet_int() != 12345) free(kept);\n\
           return 0;\n\
         }\n",
        "valid-memcleanup",
        "replayed natively: yes",
        "replayed natively: no",
    ),
    // What the library keeps by itself, here for its output, is not left by the program.
    (
        "void *malloc(unsigned long);\n\
         void free(void *);\n\
         int printf(const char *, ...);\n\
         int number(int n) { return n; }\n\
         int main(void) {\n\
           int (*any)(void) = (int (*)(void))number;\n\
           void *p = malloc(4);\n\
           printf(\"text\\n\");\n\
           if (any() != 12345) free(p);\n\
           return 0;\n\
         }\n",
        "valid-memcleanup",
        "the harness does not give what was never written",
        "replayed natively: yes",
    ),
    (
        "extern void reach_error(void);\n\
         int a, b;\n\
         int main(void) {\n\
           if (((unsigned long)&a & 64) && !((unsigned long)&b & 64) && (unsigned long)&a + 1024 < (unsigned long)&b) reach_error();\n\
           return 0;\n\
         }\n",
        "unreach-call",
        "the run depends on where objects lie",
        "replayed natively: yes",
    ),
    (
        "extern void reach_error(void);\n\
         extern int __VERIFIER_nondet_int(void);\n\
         int a[4];\n\
         int main(void) {\n\
           int *p = &a[1];\n\
           if (__VERIFIER_nondet_int() == 7 && p - a == 1) reach_error();\n\
           return 0;\n\
         }\n",
        "unreach-call",
        "replayed natively: yes",
        "where objects lie",
    ),
    // What is lost is named. Where nothing is optimised, an old pointer to it is still on the stack.
    (
        "void *malloc(unsigned long);\n\
         void free(void *), abort(void);\n\
         int __VERIFIER_nondet_int(void);\n\
         struct node { int value; struct node *next; };\n\
         static struct node *make(int value) {\n\
           struct node *made = malloc(sizeof *made);\n\
           if (!made) abort();\n\
           made->value = value;\n\
           made->next = 0;\n\
           return made;\n\
         }\n\
         int main(void) {\n\
           struct node *kept = make(1), *lost = make(2);\n\
           if (__VERIFIER_nondet_int() != 7) free(lost);\n\
           free(kept);\n\
           return 0;\n\
         }\n",
        "valid-memtrack",
        "__VERIFIER_nondet_int() -> 7",
        "replayed natively: no",
    ),
    (
        "void *malloc(unsigned long);\n\
         int main(int n, char **v) {\n\
           char *lost = malloc(n > 2 ? 9 : 4);\n\
           return lost == 0;\n\
         }\n",
        "valid-memtrack",
        "lost when the program ends: the object made at line 3",
        "replayed natively: no",
    ),
    // The object of an access that is not valid is named, also where it is gone.
    (
        "void *malloc(unsigned long);\n\
         void free(void *);\n\
         int main(int n, char **v) {\n\
           int *first = malloc(8), *second = malloc(8);\n\
           free(n > 2 ? first : second);\n\
           return second[1];\n\
         }\n",
        "valid-deref",
        "an access to 4 bytes at offset 4 of the object made at line 4, which is gone",
        "replayed natively: no",
    ),
    (
        "int table[4];\n\
         int at(int place) { return table[place]; }\n\
         int main(int n, char **v) { return n > 2 ? at(-1) : 0; }\n",
        "valid-deref",
        "an access to 4 bytes is outside of objects, at offset -4 of `table` of 16 bytes",
        "replayed natively: no",
    ),
    (
        "int *chosen(int n) { static int kept; return n > 2 ? 0 : &kept; }\n\
         int main(int n, char **v) { return *chosen(n); }\n",
        "valid-deref",
        "invalid pointer in read: the pointer is null",
        "replayed natively: no",
    ),
    // The outside returns a function that it knows by its name.
    (
        "void reach_error(void);\n\
         typedef int (*operation)(int);\n\
         operation operation_of(int);\n\
         int first(int n) { return n; }\n\
         int second(int n) { return n + 1; }\n\
         int third(int n) { return n + 2; }\n\
         int main(void) {\n\
           operation called = operation_of(1);\n\
           if (called && called(4) == 5) reach_error();\n\
           return 0;\n\
         }\n",
        "unreach-call",
        "replayed natively: yes",
        "replayed natively: no",
    ),
    // The second allocation fails, and the first one does not.
    (
        "void *malloc(unsigned long), *realloc(void *, unsigned long);\n\
         void free(void *);\n\
         int main(void) {\n\
           char *first = malloc(4);\n\
           if (!first) return 0;\n\
           char *second = realloc(first, 8);\n\
           second[7] = 1;\n\
           free(second);\n\
           return 0;\n\
         }\n",
        "valid-deref --malloc=may-fail",
        "replayed natively: yes",
        "replayed natively: no",
    ),
];

/// What `gcc -E` leaves of headers, which `clang` refuses, and a program.
const OF_GCC: &str = "\
    # 1 \"p.c\"\n\
    # 1 \"/usr/include/stdlib.h\" 1 3 4\n\
    extern void *reallocarray (void *p, unsigned long n, unsigned long size) __attribute__ ((__malloc__ (__builtin_free, 1)));\n\
    extern _Float32 strtof32 (const char *p, char **end);\n\
    extern _Float128 strtof128 (const char *p, char **end);\n\
    # 2 \"p.c\" 2\n\
    extern void reach_error(void);\n\
    extern int __VERIFIER_nondet_int(void);\n\
    int main(void) {\n\
      int linux = 7;\n\
      if (__VERIFIER_nondet_int() == linux) reach_error();\n\
      return 0;\n\
    }\n";

fn has_clang() -> bool {
    let found = Command::new("clang").arg("--version").output().is_ok();
    if !found {
        println!("skipped: there is no clang");
    }
    found
}

/// What is said of a violation in a program of this name.
fn said_of(folder: &Folder, (name, source): (&str, &str), property: &str) -> String {
    let path = folder.file(name, source);
    let mut command = Command::new(env!("CARGO_BIN_EXE_eufonium"));
    command.args(["verify", &path, "--property"]).args(property.split(' '));
    let output = command.output().expect("the binary runs");
    let text = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.stdout, b"unsafe\n", "{text}\n{source}");
    text.into_owned()
}

#[test]
fn native_runs() {
    let folder = Folder::new();
    for (source, property, said, unsaid) in if has_clang() { PROGRAMS } else { &[] } {
        let text = said_of(&folder, ("program.c", source), property);
        assert!(text.contains(said) && !text.contains(unsaid), "{text}\n{source}");
    }
}

#[test]
fn text_that_gcc_preprocessed_is_read_and_replayed() {
    if has_clang() {
        let text = said_of(&Folder::new(), ("program.i", OF_GCC), "unreach-call");
        assert!(text.contains("p.c:6:") && text.contains("replayed natively: yes"), "{text}");
    }
}
