//! Choices that were recorded in a run of another form of the program.

use super::array::Array;
use super::choices::{Choice, Choices, Contents, Place, Pointee, Source};
use super::guess::Guess;
use super::layout::Layout;
use super::value::Value;
use crate::program::{GlobalId, Home, Program, SiteId, SiteKind, Type};
use eufonium_base::{Bits, HashMap};
use std::collections::{BTreeMap, VecDeque};

/// A site with the calls that lead there.
type At = (Vec<SiteId>, SiteId);
/// A byte of an object, as it was made.
type Spot = (Source, u64);

/// After so many choices of which nothing is recorded a run is not the one that was recorded.
const MISSING: u64 = 50_000;

/// Values that were recorded before: for each path and site in order; without any left, those that were recorded for the
/// site alone; without any left, zeros. Parameters have their own, and so has what the world outside wrote, by object and offset. What
/// memory held before it was written may be guessed instead, since not every derivation says it.
///
/// Pointers among these values are numbers of the other form, where objects have [homes](Home).
#[derive(Clone, Debug, Default)]
pub struct Recorded {
    exact: HashMap<At, VecDeque<Value>>,
    by_site: HashMap<SiteId, VecDeque<Value>>,
    parameters: HashMap<usize, Value>,
    /// What parts of globals that are defined elsewhere hold at first, by offset.
    initial: HashMap<(GlobalId, u64), Value>,
    written: HashMap<At, HashMap<Spot, Vec<Value>>>,
    regions: HashMap<At, BTreeMap<SiteId, Vec<Array>>>,
    homes: Vec<Home>,
    /// What parts of memory held at first in the other form, elements by address.
    first: Vec<Array>,
    /// Where the objects that start here are taken to be in the other form, if that is guessed.
    taken: HashMap<u64, Option<u64>>,
    guess: Option<Guess>,
    /// Whether guesses go by what memory held at first.
    remembers: bool,
    layout: Option<Layout>,
    /// Whether a value was asked for that could be guessed.
    unknown: bool,
    /// How many choices had no value.
    missing: u64,
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

    /// Records what a part of a global holds at first that is defined elsewhere.
    pub fn record_initial(&mut self, global: GlobalId, offset: u64, value: Value) {
        self.initial.insert((global, offset), value);
    }

    /// Records what the world outside wrote next at a site: to which object, and where in it.
    pub fn record_written(&mut self, at: At, place: (Source, u64), value: Value) {
        self.written.entry(at).or_default().entry(place).or_default().push(value);
    }
    /// Records what the world outside wrote next at a site to a part of memory, which has a site of its own: elements by address.
    pub fn record_region(&mut self, at: At, region: SiteId, elements: Array) {
        self.regions.entry(at).or_default().entry(region).or_default().push(elements);
    }
    /// Records what a part of memory held before anything was written: elements by address.
    pub fn record_first(&mut self, elements: Array) {
        self.first.push(elements);
    }
    /// Says where objects were when the values were recorded.
    pub fn with_homes(mut self, homes: &[Home]) -> Recorded {
        self.homes = homes.to_vec();
        self
    }

    /// Guesses what is not recorded of memory that was never written, in a way that the seed decides, among the numbers that are
    /// given and others; with odd seeds also what it held at first in the other form.
    pub fn guessing(mut self, seed: u64, numbers: &[(u32, u64)]) -> Recorded {
        self.guess = Some(Guess::new(seed / 2, numbers));
        self.remembers = seed % 2 == 1;
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
        if let Some(value) = self.held(program, choice) {
            return value;
        }
        match (&mut self.guess, choice.ty) {
            (Some(guess), Type::Int(_) | Type::Pointer) => {
                Value::Word(guess.value(program.bits(choice.ty), choice.pointees))
            }
            _ => Value::zero(program, choice.ty),
        }
    }

    /// What the object held at first in the other form, at its home; or it is guessed to lie so that something is known of the bytes that
    /// are asked for first.
    fn held(&mut self, program: &Program, choice: Choice<'_>) -> Option<Value> {
        let (Source::Contents(_, offset) | Source::Global(_, offset)) = choice.source else { return None };
        let Contents { of, start, round: 0 } = choice.contents? else { return None };
        let width = program.bits(choice.ty);
        let home = self.homes.iter().find(|home| Source::of(home.of) == Some(of)).map(|home| home.start);
        let guess = self.guess.as_mut().filter(|_| self.remembers)?;
        let base = (*self.taken.entry(start).or_insert_with(|| {
            let number = guess.next_bits() >> 11;
            let known = || self.first.iter().flat_map(Array::entries).map(|(index, _)| index);
            let place = (number >> 2) as usize % known().count().max(1);
            // Nothing need be known of the first bytes.
            let skipped = if number >> 24 & 1 == 1 { number >> 25 & 7 } else { 0 };
            let near = known().nth(place).map(|index| index.wrapping_sub(offset).wrapping_sub(skipped));
            // What the outside has may be anywhere, whatever its home is.
            match number % 4 {
                0 => None,
                1 => home.or(near),
                _ => near.or(home),
            }
        }))?;
        let value = among(self.first.iter(), base.wrapping_add(offset), width, program.little_endian)?;
        match choice.ty {
            Type::Pointer => {
                let address = self.here(value.number()?, choice.pointees)?;
                Some(Value::Word(Bits::from_u64(address, width)))
            }
            _ => Some(value),
        }
    }

    /// What a pointer from outside is: the one that is recorded if it is among those that are offered; otherwise a guess, or the one
    /// that escaped last.
    fn escaped(&mut self, program: &Program, choice: Choice<'_>, site: SiteId) -> Value {
        self.unknown = true;
        let recorded = self.next(program, choice.path, site, Type::Pointer);
        let number = recorded.and_then(|value| value.word().as_u64());
        if let Some(address) = number.and_then(|number| self.here(number, choice.pointees))
            && self.guess.as_mut().is_none_or(|guess| guess.next_bits() >> 11 & 1 == 0)
        {
            return Value::Word(Bits::from_u64(address, program.bits(choice.ty)));
        }
        let picked = match &mut self.guess {
            Some(guess) => {
                let number = guess.next_bits() >> 11;
                choice.pointees.get((number % choice.pointees.len().max(1) as u64) as usize)
            }
            None => choice.pointees.last(),
        };
        let address = picked.map_or(0, |pointee| pointee.address);
        Value::Word(Bits::from_u64(address, program.bits(choice.ty)))
    }

    /// The pointer of this run that a number of the other form was, if it leads to something that is offered.
    fn here(&self, number: u64, pointees: &[Pointee]) -> Option<u64> {
        let function = |p: &&Pointee| p.object.is_none() && p.address == number;
        if let Some(found) = pointees.iter().find(function) {
            return Some(found.address);
        }
        let home = self.homes.iter().find(|home| home.holds(number))?;
        let start = pointees.iter().find_map(|p| match p.object {
            Some((source, start)) if Some(source) == Source::of(home.of) => Some(start),
            _ => None,
        })?;
        Some(start + (number - home.start))
    }

    /// What the world outside wrote, if that is recorded.
    fn written(&self, program: &Program, choice: Choice<'_>, site: SiteId, offset: u64) -> Option<Value> {
        let Contents { of, round, .. } = choice.contents?;
        let key = (choice.path.to_vec(), site);
        let alone = || self.written.get(&key)?.get(&(of, offset))?.get(round).cloned();
        let width = program.bits(choice.ty);
        let value = alone().filter(|value| value.fits(program, choice.ty)).or_else(|| {
            let home = self.homes.iter().find(|home| Source::of(home.of) == Some(of))?;
            let regions = self.regions.get(&key)?.values().filter_map(|rounds| rounds.get(round));
            among(regions, home.start + offset, width, program.little_endian)
        })?;
        Some(self.pointer_here(program, choice, &value).unwrap_or(value))
    }

    /// What a global that is defined elsewhere holds at first, if that is recorded. What may be a pointer to something that is not here
    /// is a guess now and then.
    fn initial(&mut self, program: &Program, choice: Choice<'_>, at: (GlobalId, u64)) -> Option<Value> {
        let value = self.initial.get(&at).filter(|value| value.fits(program, choice.ty)).cloned()?;
        let bits = value.word();
        if bits.width() != program.pointer_bits || bits.is_zero() {
            return Some(value);
        }
        if let Some(here) = self.pointer_here(program, choice, &value) {
            return Some(here);
        }
        self.unknown = true;
        let guesses = self.guess.as_mut().is_some_and(|guess| guess.next_bits() >> 11 & 1 == 1);
        (!guesses).then_some(value)
    }

    /// The pointer of this run that a word of the other form was, if it is as wide as one and leads to something that is offered.
    fn pointer_here(&self, program: &Program, choice: Choice<'_>, value: &Value) -> Option<Value> {
        let bits = value.word();
        let number = (bits.width() == program.pointer_bits).then(|| bits.as_u64())??;
        let address = self.here(number, choice.pointees)?;
        Some(Value::Word(Bits::from_u64(address, bits.width())))
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

/// A word at an address, which may be a guess of any number, in one of several parts of memory: the one that says something of that address, or the only one.
fn among<'a>(
    regions: impl Iterator<Item = &'a Array>,
    at: u64,
    width: u32,
    little_endian: bool,
) -> Option<Value> {
    let fits = |array: &&Array| width.is_multiple_of(array.default().width());
    let regions: Vec<&Array> = regions.filter(fits).collect();
    let named = |array: &&&Array| {
        array.entries().iter().any(|(index, _)| index.wrapping_sub(at) < u64::from(width / 8))
    };
    let array = match (regions.iter().find(named), &regions[..]) {
        (Some(array), _) | (None, [array]) => array,
        _ => return None,
    };
    let part = array.default().width();
    let mut parts: Vec<&Bits> =
        (0..width / part).map(|i| array.get(at.wrapping_add(u64::from(i * part / 8)))).collect();
    if little_endian {
        parts.reverse();
    }
    let high = parts.first()?;
    Some(Value::Word(parts[1..].iter().fold((*high).clone(), |word, low| word.concat(low))))
}

impl Choices for Recorded {
    fn ends_run(&self) -> bool {
        self.missing > MISSING
    }
    fn places(&self) -> bool {
        self.layout.is_some()
    }
    fn place(&mut self, place: Place<'_>) -> Option<u64> {
        self.layout.as_mut()?.place(place)
    }
    fn choose(&mut self, program: &Program, choice: Choice<'_>) -> Value {
        match choice.source {
            Source::Escaped(site) => return self.escaped(program, choice, site),
            Source::Contents(site, offset) => {
                if let Some(value) = self.written(program, choice, site, offset) {
                    return value;
                }
            }
            _ => {}
        }
        let recorded = match choice.source {
            Source::Site(site) | Source::Contents(site, _) => {
                self.next(program, choice.path, site, choice.ty)
            }
            Source::Parameter(i) => self.parameters.get(&i).filter(|v| v.fits(program, choice.ty)).cloned(),
            Source::Global(global, offset) => self.initial(program, choice, (global, offset)),
            Source::Escaped(_) => None,
        };
        let guessed = match choice.source {
            Source::Site(site) => program.sites[site].kind == SiteKind::Uninitialised,
            Source::Contents(..) | Source::Global(..) | Source::Escaped(_) => true,
            Source::Parameter(_) => false,
        };
        self.missing += u64::from(recorded.is_none());
        match recorded {
            Some(value) => value,
            None if guessed => self.unwritten(program, choice),
            None => Value::zero(program, choice.ty),
        }
    }
}
