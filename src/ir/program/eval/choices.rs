//! Where the values of choices come from.

use super::layout::Layout;
use super::value::Value;
use crate::base::{Bits, HashMap};
use crate::ir::program::{GlobalId, Program, SiteId, SiteKind, Type};
use std::collections::VecDeque;

/// What asks for a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A choice of the source.
    Site(SiteId),
    /// Bytes of an object that were not written, by the site of its allocation and their offset.
    Contents(SiteId, u64),
    /// Bytes of a global that is defined elsewhere, by their offset.
    Global(GlobalId, u64),
    /// A parameter of the entry function.
    Parameter(usize),
    /// A pointer that the world outside gives, by the site of that.
    Escaped(SiteId),
}

/// A request for a value.
#[derive(Clone, Copy, Debug)]
pub struct Choice<'a> {
    /// The sites of the calls that lead here, outermost first: those on the stack and those through which the code was copied.
    pub path: &'a [SiteId],
    /// What asks.
    pub source: Source,
    /// The type of the value.
    pub ty: Type,
    /// For [`Source::Contents`] and [`Source::Global`], where some of the living objects start: what a pointer may be. For
    /// [`Source::Escaped`], what the pointer is derived from.
    pub objects: &'a [u64],
}

/// A request for the address of a new object.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    /// The object: [`Source::Contents`] or [`Source::Global`] at offset 0.
    pub source: Source,
    /// Its size in bytes.
    pub size: u64,
    /// What divides its address.
    pub align: u64,
    /// Where some of the living objects lie and end.
    pub objects: &'a [(u64, u64)],
    /// An address from which on there is nothing.
    pub next: u64,
}

/// Gives values to choices.
pub trait Choices {
    /// A value of the type that is asked for.
    fn choose(&mut self, program: &Program, choice: Choice<'_>) -> Value;
    /// Whether objects are put to places of this one's choosing.
    fn places(&self) -> bool {
        false
    }
    /// Where an object is to lie; it lies elsewhere if that is not free or not aligned.
    fn place(&mut self, _place: Place<'_>) -> Option<u64> {
        None
    }
}

/// Zero always.
#[derive(Clone, Copy, Debug, Default)]
pub struct Zeros;

impl Choices for Zeros {
    fn choose(&mut self, program: &Program, choice: Choice<'_>) -> Value {
        Value::zero(program, choice.ty)
    }
}

/// Values that were recorded before: for each path and site in order; without any left, those that were recorded for the
/// site alone; without any left, zeros. Parameters have their own. What memory held before it was written may be guessed
/// instead, since not every derivation says it.
#[derive(Clone, Debug, Default)]
pub struct Recorded {
    exact: HashMap<(Vec<SiteId>, SiteId), VecDeque<Value>>,
    by_site: HashMap<SiteId, VecDeque<Value>>,
    parameters: HashMap<usize, Value>,
    guess: Option<Guess>,
    layout: Option<Layout>,
    /// Whether a value was asked for that could be guessed.
    unknown: bool,
}

/// A pseudo-random choice (xorshift) of numbers that are likely to matter.
#[derive(Clone, Debug)]
struct Guess {
    state: u64,
    numbers: Vec<u64>,
}

impl Guess {
    fn next(&mut self) -> u64 {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        self.state
    }

    fn value(&mut self, width: u32, objects: &[u64]) -> Bits {
        let (kind, number) = (self.next() >> 20, self.next() >> 11);
        let pick = |list: &[u64]| list.get((number % list.len().max(1) as u64) as usize).copied();
        let number = match kind % 8 {
            0..=2 => pick(&self.numbers).unwrap_or(number),
            3 => pick(&self.numbers)
                .map_or(number, |n| n.wrapping_add(kind >> 8 & 1).wrapping_sub(kind >> 9 & 1)),
            4 => number % 8,
            5 => number,
            _ => pick(objects).unwrap_or(number % 64),
        };
        Bits::from_u64(number, width)
    }
}

impl Recorded {
    /// Records the next value of a site that is reached through these calls.
    pub fn record(&mut self, path: Vec<SiteId>, site: SiteId, value: Value) {
        self.exact.entry((path, site)).or_default().push_back(value);
    }
    /// Records the next value of a site that is reached in any way that has no value of its own.
    pub fn record_site(&mut self, site: SiteId, value: Value) {
        self.by_site.entry(site).or_default().push_back(value);
    }
    /// Records the value of a parameter of the entry function.
    pub fn record_parameter(&mut self, parameter: usize, value: Value) {
        self.parameters.insert(parameter, value);
    }

    /// Guesses what is not recorded of memory that was never written, in a way that the seed decides, among the numbers that are
    /// given and others.
    pub fn guessing(mut self, seed: u64, numbers: &[u64]) -> Recorded {
        let state = seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        self.guess = Some(Guess { state, numbers: numbers.to_vec() });
        self
    }
    /// Puts objects to these places.
    pub fn with_layout(mut self, layout: Layout) -> Recorded {
        self.layout = Some(layout);
        self
    }
    /// Whether a run asked for a value that could be guessed.
    pub fn lacks(&self) -> bool {
        self.unknown
    }

    /// The value of memory that was never written and of which nothing is recorded.
    fn unwritten(&mut self, program: &Program, choice: Choice<'_>) -> Value {
        self.unknown = true;
        match (&mut self.guess, choice.ty) {
            (Some(guess), Type::Int(_) | Type::Pointer) => {
                Value::Word(guess.value(program.bits(choice.ty), choice.objects))
            }
            _ => Value::zero(program, choice.ty),
        }
    }

    /// What a pointer from outside is: one of those that are offered, as addresses of a derivation are not those of the run. The
    /// one that escaped last, if nothing is guessed.
    fn escaped(&mut self, program: &Program, choice: Choice<'_>) -> Value {
        self.unknown = true;
        let picked = match &mut self.guess {
            Some(guess) => {
                let number = guess.next() >> 11;
                choice.objects.get((number % choice.objects.len().max(1) as u64) as usize)
            }
            None => choice.objects.last(),
        };
        Value::Word(Bits::from_u64(picked.copied().unwrap_or(0), program.bits(choice.ty)))
    }

    fn next(&mut self, program: &Program, path: &[SiteId], site: SiteId, ty: Type) -> Option<Value> {
        let fits = |queue: &mut VecDeque<Value>| {
            let fits = queue.front().is_some_and(|v| v.fits(program, ty));
            if fits { queue.pop_front() } else { None }
        };
        let exact = self.exact.get_mut(&(path.to_vec(), site)).and_then(fits);
        exact.or_else(|| self.by_site.get_mut(&site).and_then(fits))
    }
}

impl Choices for Recorded {
    fn places(&self) -> bool {
        self.layout.is_some()
    }
    fn place(&mut self, place: Place<'_>) -> Option<u64> {
        self.layout.as_mut()?.place(place)
    }
    fn choose(&mut self, program: &Program, choice: Choice<'_>) -> Value {
        if let Source::Escaped(_) = choice.source {
            return self.escaped(program, choice);
        }
        let recorded = match choice.source {
            Source::Site(site) | Source::Contents(site, _) => {
                self.next(program, choice.path, site, choice.ty)
            }
            Source::Parameter(i) => self.parameters.get(&i).filter(|v| v.fits(program, choice.ty)).cloned(),
            Source::Global(..) | Source::Escaped(_) => None,
        };
        let guessed = match choice.source {
            Source::Site(site) => program.sites[site].kind == SiteKind::Uninitialised,
            Source::Contents(..) | Source::Global(..) | Source::Escaped(_) => true,
            Source::Parameter(_) => false,
        };
        match recorded {
            Some(value) => value,
            None if guessed => self.unwritten(program, choice),
            None => Value::zero(program, choice.ty),
        }
    }
}
