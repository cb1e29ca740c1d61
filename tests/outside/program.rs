//! Random programs as trees of lines of C, from which the shrinker can take parts.
//!
//! Names that the program defines or declares begin with `@`: the verifier reads them without it, a native compilation of many
//! programs with a prefix for each. The types are the same for all programs (`types.h`).

use std::collections::BTreeSet;
use std::fmt::Write;

/// The types of all programs, as C.
pub const TYPES: &str = include_str!("types.h");

/// The types that variables, parameters and results have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ty {
    Void,
    Int,
    Unsigned,
    Long,
    Short,
    Char,
    Byte,
    IntPtr,
    CharPtr,
    IntPtrPtr,
    VoidPtr,
    S,
    T,
    U,
    SPtr,
    TPtr,
    FnInt,
    FnVoid,
    FnPtr,
    FnStruct,
}

use Ty::*;

impl Ty {
    /// The type in C.
    pub fn c(self) -> &'static str {
        match self {
            Void => "void",
            Int => "int",
            Unsigned => "unsigned",
            Long => "long",
            Short => "short",
            Char => "char",
            Byte => "unsigned char",
            IntPtr => "int *",
            CharPtr => "char *",
            IntPtrPtr => "int **",
            VoidPtr => "void *",
            S => "S",
            T => "T",
            U => "U",
            SPtr => "S *",
            TPtr => "T *",
            FnInt => "fi",
            FnVoid => "fv",
            FnPtr => "fp",
            FnStruct => "fs",
        }
    }

    /// A part of the names of functions of the native world that are about this type.
    pub fn word(self) -> &'static str {
        match self {
            Void => "void",
            Int | Unsigned | Long | Short | Char | Byte | S | T | U => match self {
                Unsigned => "unsigned",
                Byte => "byte",
                _ => self.c(),
            },
            IntPtr => "int_ptr",
            CharPtr => "char_ptr",
            IntPtrPtr => "int_ptr_ptr",
            VoidPtr => "void_ptr",
            SPtr => "S_ptr",
            TPtr => "T_ptr",
            FnInt => "fi",
            FnVoid => "fv",
            FnPtr => "fp",
            FnStruct => "fs",
        }
    }

    /// What a pointer points to.
    pub fn target(self) -> Option<Ty> {
        Some(match self {
            IntPtr => Int,
            CharPtr => Char,
            IntPtrPtr => IntPtr,
            SPtr => S,
            TPtr => T,
            VoidPtr => Byte,
            _ => return None,
        })
    }

    pub fn is_function(self) -> bool {
        matches!(self, FnInt | FnVoid | FnPtr | FnStruct)
    }

    pub fn is_number(self) -> bool {
        matches!(self, Int | Unsigned | Long | Short | Char | Byte)
    }
}

/// A parameter of a function.
#[derive(Clone, Debug)]
pub struct Param {
    pub ty: Ty,
    /// Whether it points to what is const.
    pub is_const: bool,
}

impl Param {
    fn c(&self) -> String {
        format!("{}{}", if self.is_const { "const " } else { "" }, self.ty.c())
    }
}

/// A function of the outside.
#[derive(Clone, Debug)]
pub struct External {
    pub name: String,
    pub result: Ty,
    pub params: Vec<Param>,
}

/// A global variable, of the program or of the outside.
#[derive(Clone, Debug)]
pub struct Global {
    pub name: String,
    pub ty: Ty,
    pub count: Option<u64>,
    /// `static`, `const`, `volatile`, in this order and with a space behind each.
    pub qualifiers: String,
    /// The initializer; none for those of the outside.
    pub value: Option<String>,
}

impl Global {
    pub fn is_static(&self) -> bool {
        self.qualifiers.contains("static")
    }
    /// Whether it changes by itself.
    pub fn is_volatile(&self) -> bool {
        self.qualifiers.contains("volatile")
    }
    pub fn is_const(&self) -> bool {
        self.qualifiers.contains("const")
    }
    fn declared(&self) -> String {
        let count = self.count.map(|n| format!("[{n}]")).unwrap_or_default();
        format!("{}{} {}{count}", self.qualifiers, self.ty.c(), self.name)
    }
}

/// A part of a function.
#[derive(Clone, Debug)]
pub enum Statement {
    /// Lines that go together.
    Line(String),
    /// A line that must stay: the value of a function.
    Fixed(String),
    /// Statements in braces.
    Block { head: String, body: Vec<Statement>, tail: String },
    /// A value that native runs report under conditions, and that may become an assertion.
    Observe { point: usize, guard: String, value: String },
}

#[derive(Clone, Debug)]
pub struct Function {
    pub name: String,
    pub is_static: bool,
    /// The head without `static`.
    pub head: String,
    /// Its type as a pointer, if it is one of the named ones.
    pub ty: Option<Ty>,
    pub body: Vec<Statement>,
}

#[derive(Clone, Debug, Default)]
pub struct Program {
    pub externals: Vec<External>,
    pub outside: Vec<Global>,
    pub globals: Vec<Global>,
    pub functions: Vec<Function>,
    /// The numbers that the outside likes.
    pub constants: BTreeSet<i64>,
    /// The constructs that occur.
    pub tags: BTreeSet<&'static str>,
    pub points: usize,
}

/// What becomes of the points of observation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Points {
    /// Nothing.
    Nothing,
    /// Each reports its value.
    Report,
    /// One asserts a comparison with a number: `!=`, `5`.
    Assert { point: usize, compare: &'static str, number: i64 },
}

impl Program {
    /// The declarations and definitions with a prefix for names.
    pub fn text(&self, points: &Points, prefix: &str) -> String {
        let mut text = String::new();
        for external in &self.externals {
            let _ = writeln!(text, "{};", external.head());
        }
        for global in &self.outside {
            let _ = writeln!(text, "extern {};", global.declared());
        }
        // Functions are declared in front, so that initializers name them.
        for f in self.functions.iter().filter(|f| f.name != "@main") {
            let _ = writeln!(text, "{}{};", if f.is_static { "static " } else { "" }, f.head);
        }
        for global in &self.globals {
            let value = global.value.as_deref().map(|v| format!(" = {v}")).unwrap_or_default();
            let _ = writeln!(text, "{}{value};", global.declared());
        }
        for f in &self.functions {
            let _ = writeln!(text, "{}{} {{", if f.is_static { "static " } else { "" }, f.head);
            print(&mut text, &f.body, points, 1);
            let _ = writeln!(text, "}}");
        }
        text.replace('@', prefix)
    }

    /// The program as the verifier reads it.
    pub fn source(&self, points: &Points) -> String {
        let body = self.text(points, "");
        let mut text = String::new();
        if matches!(points, Points::Assert { .. }) {
            text += "extern void reach_error(void);\n";
        }
        for (word, declaration) in LIBRARY {
            if body.contains(word) {
                text += declaration;
                text.push('\n');
            }
        }
        text + TYPES + &body
    }
}

const LIBRARY: &[(&str, &str)] = &[
    ("malloc(", "void *malloc(unsigned long);"),
    ("free(", "void free(void *);"),
    ("memcpy(", "void *memcpy(void *, const void *, unsigned long);"),
    ("memset(", "void *memset(void *, int, unsigned long);"),
    ("strlen(", "unsigned long strlen(const char *);"),
    ("strcpy(", "char *strcpy(char *, const char *);"),
    ("strcmp(", "int strcmp(const char *, const char *);"),
];

impl External {
    /// The declarator with named parameters.
    pub fn head(&self) -> String {
        let named = |(i, p): (usize, &Param)| format!("{} a{i}", p.c());
        let params: Vec<String> = self.params.iter().enumerate().map(named).collect();
        let params = if params.is_empty() { "void".to_string() } else { params.join(", ") };
        format!("{} {}({params})", self.result.c(), self.name)
    }
}

fn print(text: &mut String, body: &[Statement], points: &Points, depth: usize) {
    let indent = "  ".repeat(depth);
    for statement in body {
        let _ = match statement {
            Statement::Line(line) | Statement::Fixed(line) => writeln!(text, "{indent}{line}"),
            Statement::Block { head, body, tail } => {
                let _ = writeln!(text, "{indent}{head}{{");
                print(text, body, points, depth + 1);
                writeln!(text, "{indent}}}{tail}")
            }
            Statement::Observe { point, guard, value } => match points {
                Points::Report if guard.is_empty() => {
                    writeln!(text, "{indent}world_observe({point}, (long)({value}));")
                }
                Points::Report => {
                    writeln!(text, "{indent}if ({guard}) world_observe({point}, (long)({value}));")
                }
                Points::Assert { point: chosen, compare, number } if chosen == point => {
                    let guard = if guard.is_empty() { String::new() } else { format!("{guard} && ") };
                    writeln!(
                        text,
                        "{indent}if ({guard}!((long)({value}) {compare} {number}L)) reach_error();"
                    )
                }
                _ => Ok(()),
            },
        };
    }
}
