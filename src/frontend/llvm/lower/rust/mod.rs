//! Programs of Rust, as `rustc` writes them: where they begin, panics, the heap, and what is left of the library.
//!
//! `main` of such a module calls the precompiled library (`lang_start_internal`) with a closure that runs the program's `main`, so a call of it calls that closure. A panic
//! violates [`CheckKind::Reach`] and ends the run; those of arithmetic violate the property of their kind too. Landing pads are so never
//! entered. Other functions of the library that a module declares are functions of the outside, and no alarm rests on a run behind them: what they do,
//! the library says and not the world.
//!
//! Invariant: a function of the library without a definition that is declared not to return is a panic, if the table does not say that it is
//! none, so that none is missed.
//!
//! Deliberately absent: unwinding (what destructors do during a panic, and runs that go on behind `catch_unwind`), threads, what
//! implementations of `fmt` do when something is printed.
//!
//! Source: `library/std/src/rt.rs` and `library/core/src/panicking.rs` of Rust 1.95; the layout of tables of methods is that of `rustc`.

mod known;
mod panics;
mod symbol;

pub(in crate::llvm) use known::model;
pub(super) use known::{RustFunction, find, find_defined, is_symbol, library};
pub(super) use panics::catches_panics;

use super::calls::CallSite;
use super::function::Lowering;
use super::known::THREADS;
use super::languages::Library;
use super::outside::Unknown;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{AllocKind, CheckKind, CompareOp, Op, Operand, Type};

/// The place of `Fn::call` in the table of methods of a closure: behind what drops it, its size, its alignment, and the methods of `FnOnce` and `FnMut`.
const CALL: u32 = 5;

/// Properties of which the memory that is freed is a part.
const MEMORY: [CheckKind; 4] =
    [CheckKind::Dereference, CheckKind::Free, CheckKind::MemTrack, CheckKind::MemCleanup];

/// Crates whose functions make memory that grows with the program, as no object of the outside does.
const CONTAINERS: [&str; 2] = ["alloc", "hashbrown"];

/// How implementations of the traits of `core::fmt` end, legacy and v0.
const FMT: [&str; 2] = ["3fmt17h", "3fmt"];

impl RustFunction {
    /// How many arguments it needs.
    pub(super) fn arity(self) -> usize {
        match self {
            RustFunction::Start | RustFunction::Allocate { .. } => 2,
            RustFunction::Deallocate | RustFunction::AllocationError => 1,
            RustFunction::Reallocate => 4,
            _ => 0,
        }
    }
}

impl Lowering<'_, '_> {
    /// A call of a function of the libraries of Rust that is known.
    pub(super) fn rust_function(&mut self, function: RustFunction, site: &CallSite) -> Vec<Operand> {
        let given = match function {
            RustFunction::Start => self.rust_start(site),
            RustFunction::Allocate { zeroed } => {
                let kind = if zeroed { AllocKind::ZeroedHeap } else { AllocKind::Heap };
                vec![self.rust_allocate(kind, &site.args[0], &site.args[1])]
            }
            RustFunction::Deallocate => {
                let object = self.as_pointer(&site.args[0]);
                self.free(&object);
                vec![]
            }
            RustFunction::Reallocate => {
                let old = self.as_pointer(&site.args[0]);
                let new = self.rust_allocate(AllocKind::Heap, &site.args[3], &site.args[2]);
                vec![self.rust_move(&old, new, site)]
            }
            RustFunction::Print => {
                self.assume_plain_printing();
                vec![]
            }
            RustFunction::Release => {
                if MEMORY.iter().any(|kind| self.context.wants(*kind)) {
                    self.unsupported(&format!("what `{}` frees", site.name));
                }
                vec![]
            }
            RustFunction::Nothing => vec![],
            _ => {
                self.rust_end(function, site);
                vec![]
            }
        };
        self.fitted(given, &site.results)
    }

    /// What ends the run.
    fn rust_end(&mut self, function: RustFunction, site: &CallSite) {
        match function {
            RustFunction::AllocationError => {
                let bits = self.context.program.pointer_bits;
                let kind = self.length(&site.args[0]);
                let overflow = self.build.compare(CompareOp::Eq, kind, word(0, bits));
                self.only_if(overflow, |this| this.panic(site));
            }
            RustFunction::Exit => {
                self.run_noted();
                self.context.check_end(&mut self.build, self.at, &self.source.name);
            }
            RustFunction::Panic => return self.panic(site),
            _ => {}
        }
        self.stop();
    }

    /// Calls the closure behind a pair of its data and its table of methods; its result is the exit code.
    fn rust_start(&mut self, site: &CallSite) -> Vec<Operand> {
        let (data, table) = (self.as_pointer(&site.args[0]), self.as_pointer(&site.args[1]));
        let constant = i64::from(CALL * self.context.program.pointer_bits / 8);
        let slot = Op::Offset { base: table, constant, scaled: vec![], inbounds: true, member: None };
        let slot = self.build.define(slot, Type::Pointer);
        let method = self.build.define(Op::load(slot), Type::Pointer);
        self.call_through(method, vec![data], vec![Type::Int(32)], false)
    }

    fn rust_move(&mut self, old: &Operand, new: Operand, site: &CallSite) -> Operand {
        let copied = |this: &mut Self| {
            let (before, after) = (this.length(&site.args[1]), this.length(&site.args[3]));
            let ty = this.build.type_of(&before);
            let condition = this.build.compare(CompareOp::Ult, before.clone(), after.clone());
            let less = Op::Select { condition, then: before, otherwise: after };
            let length = this.build.define(less, ty);
            this.copy_memory(&new, old, length);
            this.free(old);
        };
        if self.context.options.malloc_may_fail {
            self.unless_null(&new, copied);
        } else {
            copied(self);
        }
        new
    }

    /// Printing calls what implementations of `fmt` the program has, which is not looked at.
    fn assume_plain_printing(&mut self) {
        let prints = |name: &str| FMT.iter().any(|end| name.contains(end)) && name.contains("fmt");
        let mut functions = self.context.module.functions.values();
        if functions.any(|f| f.is_defined() && prints(&f.name)) {
            let what = "implementations of `fmt` that print neither panic nor change what the program reads";
            self.context.assume_about(what.to_owned(), self.at);
        }
    }

    /// A call of another function of the libraries, or of one of another crate that does not return, without a definition.
    pub(super) fn rust_library(&mut self, site: &CallSite, noreturn: bool) -> Vec<Operand> {
        let name = known::display(site.name);
        if noreturn {
            if library(site.name).is_some() {
                self.panic(site);
            } else {
                self.unsupported(&format!("whether `{name}` panics"));
                self.stop();
            }
            return self.fitted(vec![], &site.results);
        }
        if is_thread(site.name) {
            self.unsupported(&format!("{THREADS} (`{name}`)"));
        }
        if library(site.name).is_some_and(|krate| CONTAINERS.contains(&krate)) {
            self.unsupported(&format!(
                "what `{name}` does to a container (with `-O` more of it is in the module)"
            ));
        }
        let function = Unknown { name: site.name, declared: Some(site.id) };
        let library = Library { language: "Rust", name: &name, may_write: true };
        self.call_library(&function, &library, &site.args, &site.results)
    }
}

/// Whether a function of the library starts threads or waits for them.
fn is_thread(name: &str) -> bool {
    library(name) == Some("std") && name.contains("6thread") && !name.contains("6thread5local")
}
