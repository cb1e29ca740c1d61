//! A machine as text in VMT: states with their next values, inputs, one property over states.
//!
//! Terms are text in SMT-LIB; what is written here are the few forms that the models share. Every word has the machine's
//! width, and constants are cut to it.

use std::fmt::Write;

/// The sort of a state or an input.
#[derive(Clone, Copy)]
pub enum Kind {
    /// A truth value.
    Flag,
    /// A bit-vector of the machine's width.
    Word,
}

/// A state variable: `init` is its value at the start, none if it may have any.
struct State {
    name: String,
    kind: Kind,
    init: Option<String>,
    next: String,
}

/// A machine that is being written.
pub struct Machine {
    width: u32,
    states: Vec<State>,
    inputs: Vec<(String, Kind)>,
    /// Further conditions on the first state.
    starts: Vec<String>,
    /// The conjuncts of the property.
    good: Vec<String>,
    /// The number of locations used, for the check that the width can tell them apart.
    locations: usize,
}

impl Machine {
    /// A machine without states, over words of that width.
    pub fn new(width: u32) -> Self {
        Machine { width, states: vec![], inputs: vec![], starts: vec![], good: vec![], locations: 0 }
    }

    /// A constant, cut to the width.
    pub fn word(&self, value: u128) -> String {
        let mask = u128::MAX >> (128 - self.width);
        format!("(_ bv{} {})", value & mask, self.width)
    }
    /// A small constant that is to differ from all smaller ones: a location, a tag, the number of a client.
    pub fn tag(&mut self, value: usize) -> String {
        self.locations = self.locations.max(value + 1);
        self.word(value as u128)
    }
    /// Whether all tags differ at this width.
    pub fn tags_fit(&self) -> bool {
        self.width >= usize::BITS || self.locations <= 1 << self.width
    }
    /// `name = tag`.
    pub fn is(&mut self, name: &str, value: usize) -> String {
        let tag = self.tag(value);
        format!("(= {name} {tag})")
    }

    /// Adds a flag that starts as `init`.
    pub fn flag(&mut self, name: impl Into<String>, init: bool, next: String) {
        self.states.push(State { name: name.into(), kind: Kind::Flag, init: Some(init.to_string()), next });
    }
    /// Adds a word that starts as the tag `init`.
    pub fn register(&mut self, name: impl Into<String>, init: usize, next: String) {
        let init = Some(self.tag(init));
        self.states.push(State { name: name.into(), kind: Kind::Word, init, next });
    }
    /// Adds a word that starts with any value.
    pub fn free(&mut self, name: impl Into<String>, next: String) {
        self.states.push(State { name: name.into(), kind: Kind::Word, init: None, next });
    }
    /// Adds an input.
    pub fn input(&mut self, name: impl Into<String>, kind: Kind) {
        self.inputs.push((name.into(), kind));
    }
    /// Demands something of the first state.
    pub fn start(&mut self, formula: String) {
        self.starts.push(formula);
    }
    /// Adds a conjunct to the property.
    pub fn always(&mut self, formula: String) {
        self.good.push(formula);
    }

    /// Mixes two words: a product, a shift, an exclusive or.
    pub fn mix(&self, a: &str, b: &str) -> String {
        let (factor, shift) = (self.word(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835), self.word(3));
        format!("(bvadd (bvmul {a} {factor}) (bvxor {b} (bvlshr {a} {shift})))")
    }
    /// Mixes two words by a product and a quotient of theirs.
    pub fn hash(&self, a: &str, b: &str) -> String {
        format!("(bvxor (bvmul {a} {b}) (bvudiv {a} (bvor {b} {})))", self.word(1))
    }
    /// A test on a word that nothing but its value decides.
    pub fn opaque(&self, a: &str) -> String {
        let (modulus, shift) = (self.word(0x6d), self.word(1));
        format!("(bvult (bvurem (bvmul {a} {a}) {modulus}) (bvlshr {a} {shift}))")
    }

    /// The machine in VMT, after the lines of `about` as comments.
    pub fn print(&self, about: &[String]) -> String {
        let mut out = String::new();
        for line in about {
            writeln!(out, "; {line}").expect("a string takes text");
        }
        self.declarations(&mut out).expect("a string takes text");
        self.formulas(&mut out).expect("a string takes text");
        out
    }

    fn sort(&self, kind: Kind) -> String {
        match kind {
            Kind::Flag => "Bool".to_owned(),
            Kind::Word => format!("(_ BitVec {})", self.width),
        }
    }

    fn declarations(&self, out: &mut String) -> std::fmt::Result {
        for State { name, kind, .. } in &self.states {
            let sort = self.sort(*kind);
            writeln!(out, "(declare-fun {name} () {sort})")?;
            writeln!(out, "(declare-fun {name}.next () {sort})")?;
            writeln!(out, "(define-fun {name}.state () {sort} (! {name} :next {name}.next))")?;
        }
        for (name, kind) in &self.inputs {
            writeln!(out, "(declare-fun {name} () {})", self.sort(*kind))?;
        }
        Ok(())
    }

    fn formulas(&self, out: &mut String) -> std::fmt::Result {
        let mut init: Vec<String> = Vec::new();
        init.extend(self.states.iter().filter_map(|s| Some(format!("(= {} {})", s.name, s.init.as_ref()?))));
        init.extend(self.starts.iter().cloned());
        let step: Vec<String> =
            self.states.iter().map(|s| format!("(= {}.next\n    {})", s.name, s.next)).collect();
        writeln!(out, "(define-fun init () Bool (!\n  {}\n  :init true))", all(&init))?;
        writeln!(out, "(define-fun trans () Bool (!\n  {}\n  :trans true))", all(&step))?;
        writeln!(out, "(define-fun property () Bool (!\n  {}\n  :invar-property 0))", all(&self.good))
    }
}

/// A conjunction, one conjunct a line.
pub fn all(parts: &[String]) -> String {
    junction("and", "true", parts)
}

/// A disjunction, one disjunct a line.
pub fn any(parts: &[String]) -> String {
    junction("or", "false", parts)
}

fn junction(op: &str, empty: &str, parts: &[String]) -> String {
    match parts {
        [] => empty.to_owned(),
        [one] => one.clone(),
        many => format!("({op}\n    {})", many.join("\n    ")),
    }
}

/// The value of the first case whose condition holds, else `other`.
pub fn cases(cases: &[(String, String)], other: &str) -> String {
    let mut out: String = cases.iter().map(|(when, value)| format!("(ite {when} {value}\n    ")).collect();
    out += other;
    out.extend(cases.iter().map(|_| ')'));
    out
}

/// `a => b`.
pub fn implies(a: &str, b: &str) -> String {
    format!("(=> {a} {b})")
}

/// `not a`.
pub fn not(a: &str) -> String {
    format!("(not {a})")
}

/// `a and b`, on one line.
pub fn both(a: &str, b: &str) -> String {
    format!("(and {a} {b})")
}
