//! What is said of a violation after its compiled program was run: that it is reached, or why it need not be.
//!
//! Where no clang is installed nothing runs, and a message says so.

#[path = "support/folder.rs"]
mod folder;

use folder::Folder;
use std::process::Command;

/// Programs with a property and options, what is said, and what is not.
const PROGRAMS: &[(&str, &str, &str, &str)] = &[
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

#[test]
fn native_runs() {
    if Command::new("clang").arg("--version").output().is_err() {
        println!("skipped: there is no clang");
        return;
    }
    let folder = Folder::new();
    for (source, property, said, unsaid) in PROGRAMS {
        let path = folder.file("program.c", source);
        let mut command = Command::new(env!("CARGO_BIN_EXE_eufonium"));
        command.args(["verify", &path, "--property"]).args(property.split(' '));
        let output = command.output().expect("the binary runs");
        let text = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.stdout, b"unsafe\n", "{text}\n{source}");
        assert!(text.contains(said) && !text.contains(unsaid), "{text}\n{source}");
    }
}
