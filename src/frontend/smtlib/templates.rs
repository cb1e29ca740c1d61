//! Datatypes as scripts declare them: templates with parameters, the names of their members, and the instances that there are.
//!
//! One name may stand for constructors, selectors and testers of several datatypes ([`Member`]); the sorts of arguments,
//! or `as`, tell them apart.

use super::sort_steps::SortStep;
use eufonium_base::HashMap;
use eufonium_ir::Sort;

/// A declared datatype, with parameters.
#[derive(Clone, Debug)]
pub struct Template {
    /// The name as users write it.
    pub name: String,
    /// The number of parameters.
    pub params: usize,
    /// The constructors.
    pub constructors: Vec<ConstructorTemplate>,
}

/// A constructor of a [`Template`].
#[derive(Clone, Debug)]
pub struct ConstructorTemplate {
    /// The name as users write it.
    pub name: String,
    /// The selectors' names and the sorts in postfix form.
    pub fields: Vec<(String, Vec<SortStep>)>,
}

/// What a name of a datatype's declaration is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// A constructor.
    Constructor,
    /// The selector of the field at this place.
    Selector(usize),
    /// The tester of a constructor that Z3 declares, `is-cons`.
    Tester,
}

/// A meaning of a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Member {
    /// The datatype.
    pub template: usize,
    /// The position of the constructor in it.
    pub constructor: usize,
    /// What the name is to the constructor.
    pub role: Role,
}

/// All datatypes of a script.
#[derive(Debug, Default)]
pub struct Datatypes {
    /// The declarations; those whose scope was left remain, without a name.
    pub templates: Vec<Template>,
    /// The meanings of the names of constructors, selectors and testers.
    pub members: Vec<Vec<Member>>,
    pub(super) instances: HashMap<(usize, Vec<Sort>), Sort>,
    pub(super) origins: HashMap<Sort, (usize, Vec<Sort>)>,
    /// Instances that were made since the last [`settle`](super::datatypes::settle).
    pub(super) new: Vec<Sort>,
}

impl Datatypes {
    /// The template of an instance and its arguments.
    pub fn origin(&self, sort: Sort) -> Option<(usize, &[Sort])> {
        self.origins.get(&sort).map(|(template, args)| (*template, &args[..]))
    }

    /// Takes back the instances that were not settled.
    pub(super) fn forget_new(&mut self) {
        for sort in std::mem::take(&mut self.new) {
            if let Some(key) = self.origins.remove(&sort) {
                self.instances.remove(&key);
            }
        }
    }
}
