//! Where the values of choices come from.

use super::value::Value;
use crate::base::HashMap;
use crate::ir::program::{GlobalId, Program, SiteId, Type};
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
}

/// Gives values to choices.
pub trait Choices {
    /// A value of the type that is asked for.
    fn choose(&mut self, program: &Program, choice: Choice<'_>) -> Value;
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
/// site alone; without any left, zeros. Parameters have their own.
#[derive(Clone, Debug, Default)]
pub struct Recorded {
    exact: HashMap<(Vec<SiteId>, SiteId), VecDeque<Value>>,
    by_site: HashMap<SiteId, VecDeque<Value>>,
    parameters: HashMap<usize, Value>,
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
    fn choose(&mut self, program: &Program, choice: Choice<'_>) -> Value {
        let recorded = match choice.source {
            Source::Site(site) | Source::Contents(site, _) => {
                self.next(program, choice.path, site, choice.ty)
            }
            Source::Parameter(i) => self.parameters.get(&i).filter(|v| v.fits(program, choice.ty)).cloned(),
            Source::Global(..) => None,
        };
        recorded.unwrap_or_else(|| Value::zero(program, choice.ty))
    }
}
