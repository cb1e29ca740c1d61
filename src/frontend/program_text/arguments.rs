//! What the system gives to `main` in a run.

use super::stdin::quoted;
use crate::llvm::lower::named;
use eufonium_ir::program::eval::contact::Contact;
use eufonium_ir::program::eval::events::{Event, EventKind, Record};
use eufonium_ir::program::eval::{Source, Value};
use eufonium_ir::program::{Op, Program, SiteId, SiteKind, Type};
use std::ffi::OsString;

/// More arguments, and longer ones, are not made.
const MOST: u64 = 1 << 12;
/// So many are shown.
const SHOWN: usize = 12;

/// The arguments behind the name of the program with which a run begins.
pub fn arguments(program: &Program, record: &Record) -> Vec<OsString> {
    let (mut count, mut lengths, mut bytes): (u64, Vec<u64>, Vec<(u64, u64, u8)>) = (0, vec![], vec![]);
    for event in &record.events {
        match &event.kind {
            EventKind::Choice(Source::Site(site), Type::Int(width), Value::Word(bits))
                if program.sites[*site].kind == SiteKind::Argument =>
            {
                let number = bits.as_u64().unwrap_or(0);
                if *width < program.pointer_bits || lengths.is_empty() && count == 0 {
                    count = number;
                } else {
                    lengths.push(number);
                }
            }
            EventKind::Contact(Contact::Argument { index, offset, byte }) => {
                bytes.push((*index as u64, *offset, *byte));
            }
            _ => {}
        }
    }
    let argument = |i: u64| {
        let length = lengths.get(i as usize).copied().unwrap_or(0).min(MOST);
        let chosen = || bytes.iter().filter(|(index, ..)| *index == i);
        // The system takes no zeros inside: the text ends at the first one.
        let zeros = chosen().filter(|(_, _, byte)| *byte == 0).map(|(_, offset, _)| *offset);
        let mut text = vec![b'x'; zeros.min().map_or(length, |zero| zero.min(length)) as usize];
        for (_, offset, byte) in chosen() {
            if let Some(place) = text.get_mut(*offset as usize) {
                *place = *byte;
            }
        }
        from_bytes(text)
    };
    (1..count.min(MOST)).map(argument).collect()
}

/// Whether runs begin with arguments.
pub(super) fn are_given(program: &Program) -> bool {
    !strings(program).is_empty()
}

/// Whether something is chosen for the arguments, where runs begin with some.
pub(super) fn is_of_arguments(program: &Program, event: &Event) -> bool {
    let EventKind::Choice(Source::Site(site) | Source::Contents(site, _), ..) = &event.kind else {
        return false;
    };
    let is_called_back = program.functions[event.function].name == named::CALLBACKS;
    program.sites[*site].kind == SiteKind::Argument && !is_called_back
}

/// The arguments with which a run begins, in words.
pub(super) fn in_words(program: &Program, record: &Record) -> String {
    let given = arguments(program, record);
    let mut texts: Vec<String> =
        given.iter().take(SHOWN).map(|text| quoted(text.as_encoded_bytes())).collect();
    match given.len() {
        0 => texts.push("none".into()),
        1..=SHOWN => {}
        all => texts.push(format!("and {} more", all - SHOWN)),
    }
    format!("arguments of the program: {}", texts.join(" "))
}

#[cfg(unix)]
fn from_bytes(text: Vec<u8>) -> OsString {
    std::os::unix::ffi::OsStringExt::from_vec(text)
}

#[cfg(not(unix))]
fn from_bytes(text: Vec<u8>) -> OsString {
    String::from_utf8_lossy(&text).into_owned().into()
}

/// Where the strings are made that `main` gets, in order.
fn strings(program: &Program) -> Vec<SiteId> {
    let mut sites: Vec<SiteId> = program
        .instrs()
        .filter_map(|i| match &i.op {
            Op::Alloc { origin, .. } if program.sites[origin.site].kind == SiteKind::Argument => {
                Some(origin.site)
            }
            _ => None,
        })
        .collect();
    sites.sort_unstable();
    sites
}
