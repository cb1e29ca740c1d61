//! The system's allocator, with a dignified end when it has nothing left.
//!
//! `RLIMIT_AS` stands a little above the memory limit, for the case that memory grows faster than the watchdog looks.
//! An allocation that it denies would abort the process; here it prints the `unknown` that is owed and exits with the
//! code for memory. There is no safe way to hook failing allocations on stable Rust; this is the only file of the crate
//! with `unsafe`.
#![allow(unsafe_code)]

use super::exit;
use std::alloc::{GlobalAlloc, Layout, System};
use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};

/// Whether a question waits for its answer, so that a failing run must still say that there is none.
pub(super) static ANSWER_OWED: AtomicBool = AtomicBool::new(false);
/// What a missing answer is called, as a place in [`UNKNOWN_LINES`].
static UNKNOWN: AtomicU8 = AtomicU8::new(NoAnswer::Unknown as u8);
/// By [`NoAnswer`].
const UNKNOWN_LINES: [&str; 3] = ["unknown\n", "2\n", "s UNKNOWN\n"];
/// The exit code of a run that is out of memory.
pub(super) static CODE: AtomicU8 = AtomicU8::new(exit::MEMORY);

/// The allocator of the binary.
#[derive(Debug)]
pub struct ExitOnExhaustion;

/// What a missing answer is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoAnswer {
    /// By that word.
    Unknown,
    /// By the number 2, as AIGER does.
    Two,
    /// By a solution line, as SAT competitions do.
    SolutionLine,
}

/// From now on missing answers are called so.
pub(super) fn call_missing_answers(words: NoAnswer) {
    UNKNOWN.store(words as u8, Ordering::Relaxed);
}

/// What is said instead of the word, in formats that are not text.
static INSTEAD: Mutex<Option<&'static str>> = Mutex::new(None);

/// From now on this says that there is no answer. It stays for as long as the process does, so that saying it allocates nothing.
pub(super) fn prepare(text: String) {
    if let Ok(mut instead) = INSTEAD.lock() {
        *instead = Some(text.leak());
    }
}

/// The word that says that there is no answer, as a line.
pub(super) fn unknown_word() -> &'static str {
    UNKNOWN_LINES[usize::from(UNKNOWN.load(Ordering::Relaxed))]
}

/// What says that there is no answer.
pub(super) fn unknown_line() -> String {
    prepared().to_owned()
}

fn prepared() -> &'static str {
    INSTEAD.try_lock().ok().and_then(|instead| *instead).unwrap_or_else(unknown_word)
}

/// Does not allocate: both writes are unbuffered, and both texts are static.
fn give_up() -> ! {
    if ANSWER_OWED.swap(false, Ordering::Relaxed) {
        let _ = rustix::io::write(rustix::stdio::stdout(), prepared().as_bytes());
    }
    let _ = std::io::stderr().write_all(b"unknown: memory limit (allocation denied)\n");
    std::process::exit(i32::from(CODE.load(Ordering::Relaxed)))
}

fn or_give_up(memory: *mut u8) -> *mut u8 {
    if memory.is_null() { give_up() } else { memory }
}

// SAFETY: every call is passed on to `System` unchanged, and its results are returned unchanged; the only addition is
// that a null result ends the process instead of being returned.
unsafe impl GlobalAlloc for ExitOnExhaustion {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller's obligations are those of `System::alloc`.
        or_give_up(unsafe { System.alloc(layout) })
    }
    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: the caller's obligations are those of `System::dealloc`.
        unsafe { System.dealloc(memory, layout) }
    }
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller's obligations are those of `System::alloc_zeroed`.
        or_give_up(unsafe { System.alloc_zeroed(layout) })
    }
    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: the caller's obligations are those of `System::realloc`.
        or_give_up(unsafe { System.realloc(memory, layout, size) })
    }
}
