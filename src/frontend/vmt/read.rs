//! The reader.
//!
//! Where dialects differ:
//! - the value of `:init` and `:trans` may be missing; if it is there it is `true`;
//! - annotations may stand on any subterm, on bodies of definitions above all;
//! - a definition whose body is a `:next` annotation may claim any sort;
//! - `:next` may name a symbol that is not declared: it is declared by that, unless an input of the relation looks like what was meant;
//! - attributes that mean nothing here are passed over with a warning, those of SMT-LIB without;
//! - commands other than declarations and definitions may be `(assert true)`, options, and information.
//!
//! What a file must have is checked: one `:init`, one `:trans` and one `:invar-property` at least, of formulas; a next value
//! for each state, of its sort and its own; initial states that speak of states, properties that do not speak of next
//! states. A property that speaks of inputs is legal: a state is bad if it is with some inputs.

use super::{DeclaredInput, Vmt};
use crate::smtlib::lexer::TokenKind;
use crate::smtlib::sexpr::Node;
use crate::smtlib::theory::floats;
use crate::smtlib::{Attribute, Command, CommandKind, Context};
use eufonium_base::{HashMap, HashSet, InputError, Span};
use eufonium_ir::{FuncId, Input, Property, Relation, Sort, StateVar, Term, TermPool, TransSys};
use std::io::Read;

/// Attributes of SMT-LIB that say nothing about a system.
const SILENT: &[&str] = &["pattern", "no-pattern", "weight", "qid", "skolemid", "interpolation-group"];

/// A formula and where its annotation stands.
type Placed = (Term, Span);

/// A next value and its state variable, where the annotation stands.
#[derive(Clone, Copy, Debug)]
struct Step {
    state: Term,
    next: Term,
}

#[derive(Default)]
struct Builder {
    /// The declared constants, in order.
    constants: Vec<Placed>,
    /// The same.
    declared: HashSet<Term>,
    /// Those of them that only a `:next` declares.
    by_next: Vec<Placed>,
    /// The declared functions with parameters.
    functions: HashSet<FuncId>,
    /// What a constant is part of, if it is the state or the next value of a step.
    steps: HashMap<Term, Step>,
    init: Vec<Placed>,
    trans: Vec<Placed>,
    properties: Vec<(String, Placed)>,
    /// The indices of the properties.
    indices: HashSet<String>,
    has_live: Option<Span>,
    warnings: Vec<(Span, String)>,
    /// Where the last command stands.
    last: Span,
}

type Result<T> = std::result::Result<T, InputError>;

fn malformed<T>(span: Span, message: impl Into<String>) -> Result<T> {
    Err(InputError::malformed(span, message))
}
fn unsupported<T>(span: Span, what: impl std::fmt::Display) -> Result<T> {
    Err(InputError::unsupported(span, format!("unsupported: {what}")))
}

/// Reads a system.
///
/// # Errors
/// If the text is no VMT, with the place, or uses what is not supported.
pub fn read(pool: &mut TermPool, source: impl Read) -> Result<Vmt> {
    read_with_scope(pool, source).map(|(vmt, _)| vmt)
}

/// Reads a system, and returns the reader as well: what its names mean is needed to read its invariant.
///
/// # Errors
/// Those of [`read`].
pub fn read_with_scope<R: Read>(pool: &mut TermPool, source: R) -> Result<(Vmt, Context<R>)> {
    let mut context = Context::new(pool, source);
    context.track_attributes();
    let mut builder = Builder { last: Span { line: 1, column: 1 }, ..Builder::default() };
    while let Some(command) = context.next_command(pool)? {
        builder.last = command.span;
        floats::refuse(pool, command.span)?;
        if command.kind == CommandKind::Exit {
            break;
        }
        builder.command(pool, command)?;
        for attribute in context.attributes().to_vec() {
            builder.attribute(pool, &mut context, &attribute)?;
        }
    }
    Ok((builder.finish(pool)?, context))
}

impl Builder {
    fn command(&mut self, pool: &mut TermPool, command: Command) -> Result<()> {
        let span = command.span;
        match command.kind {
            CommandKind::DeclareFun(f) => {
                self.declare(pool, f, span);
                Ok(())
            }
            CommandKind::SetLogic(_)
            | CommandKind::SetOption(..)
            | CommandKind::SetInfo(..)
            | CommandKind::DeclareSort(_)
            | CommandKind::DefineSort(_)
            | CommandKind::DefineFun(_)
            | CommandKind::DefineFolds => Ok(()),
            CommandKind::Assert(t, _) if t == pool.tt() => Ok(()),
            CommandKind::Assert(..) => unsupported(span, "an assertion other than `true` in VMT"),
            CommandKind::Push(_)
            | CommandKind::Pop(_)
            | CommandKind::Reset
            | CommandKind::ResetAssertions => unsupported(span, "scopes and resets in VMT"),
            CommandKind::DeclareVar(_)
            | CommandKind::Rule(_)
            | CommandKind::Query(_)
            | CommandKind::QueryRelation(_) => malformed(span, "a command of Horn clauses in VMT"),
            _ => {
                self.warnings.push((span, "the command is ignored".to_owned()));
                Ok(())
            }
        }
    }

    fn declare(&mut self, pool: &mut TermPool, f: FuncId, span: Span) {
        if pool.func(f).params.is_empty() {
            self.note(pool.app(f, &[]), span);
        } else {
            self.functions.insert(f);
        }
    }

    fn note(&mut self, constant: Term, span: Span) {
        self.constants.push((constant, span));
        self.declared.insert(constant);
    }

    fn attribute<R: Read>(
        &mut self,
        pool: &mut TermPool,
        context: &mut Context<R>,
        attribute: &Attribute,
    ) -> Result<()> {
        let (t, span) = (attribute.term, attribute.span);
        match attribute.keyword.as_str() {
            "next" => self.next(pool, context, attribute)?,
            "init" | "trans" => {
                let text = attribute.value.map(|n| context.tree().show(n));
                if let Some(text) = text.filter(|text| text != "true") {
                    return malformed(span, format!("expected `:{} true`, not `{text}`", attribute.keyword));
                }
                is_formula(pool, attribute)?;
                let list = if attribute.keyword == "init" { &mut self.init } else { &mut self.trans };
                list.push((t, span));
            }
            "invar-property" => {
                let numeral = |n: Node| context.tree().text_of(n, TokenKind::Numeral);
                let Some(index) = attribute.value.and_then(numeral) else {
                    return malformed(span, "expected `:invar-property` and an index");
                };
                is_formula(pool, attribute)?;
                if !self.indices.insert(index.to_owned()) {
                    return malformed(span, format!("there is another property {index}"));
                }
                self.properties.push((index.to_owned(), (t, span)));
            }
            "live-property" => {
                is_formula(pool, attribute)?;
                self.has_live.get_or_insert(span);
                self.warnings.push((span, "live properties are not checked".to_owned()));
            }
            keyword if SILENT.contains(&keyword) => {}
            keyword => self.warnings.push((span, format!("the attribute `:{keyword}` is ignored"))),
        }
        Ok(())
    }

    fn next<R: Read>(
        &mut self,
        pool: &mut TermPool,
        context: &mut Context<R>,
        attribute: &Attribute,
    ) -> Result<()> {
        let (state, span) = (attribute.term, attribute.span);
        let name = |t: Term| pool.as_constant(t).map(|f| pool.func(f).name.clone());
        let Some(state_name) = name(state).filter(|_| self.declared.contains(&state)) else {
            return malformed(span, "`:next` stands on a declared constant");
        };
        let Some(node) = attribute.value else {
            return malformed(span, format!("`:next` needs the name of the next value of `{state_name}`"));
        };
        let sort = pool.sort(state);
        let known = context.tree().symbol(node).and_then(|sym| context.constant(sym));
        let next = match known {
            Some(t) => t,
            None => {
                let f = context.declare_at(pool, node, sort)?;
                let t = pool.app(f, &[]);
                self.note(t, context.tree().span(node));
                self.by_next.push((t, context.tree().span(node)));
                t
            }
        };
        let span = context.tree().span(node);
        let text = context.tree().show(node);
        if !self.declared.contains(&next) {
            return malformed(span, format!("`{text}` is no declared constant"));
        }
        if pool.sort(next) != sort {
            return malformed(span, format!("`{text}` has not the sort of `{state_name}`"));
        }
        self.pair(pool, Step { state, next }, span)
    }

    /// Notes a state with its next value.
    fn pair(&mut self, pool: &TermPool, step: Step, span: Span) -> Result<()> {
        let name = |t: Term| &pool.func(pool.as_constant(t).expect("a declared constant")).name;
        let (state, next) = (name(step.state), name(step.next));
        if step.state == step.next {
            return malformed(span, format!("`{state}` is its own next value"));
        }
        match (self.steps.get(&step.state), self.steps.get(&step.next)) {
            (None, None) => {}
            (Some(old), _) if old.state == step.state && old.next == step.next => return Ok(()),
            (Some(old), _) if old.state == step.state => {
                return malformed(span, format!("`{state}` has the next value `{}` already", name(old.next)));
            }
            (Some(old), _) => {
                let message = format!("`{state}` is the next value of `{}` and has none", name(old.state));
                return malformed(span, message);
            }
            (None, Some(old)) if old.next == step.next => {
                return malformed(
                    span,
                    format!("`{next}` is the next value of `{}` already", name(old.state)),
                );
            }
            (None, Some(_)) => {
                return malformed(span, format!("`{next}` is a state and no next value"));
            }
        }
        self.steps.insert(step.state, step);
        self.steps.insert(step.next, step);
        Ok(())
    }

    /// What a constant is: a state, a next value, or an input.
    fn role(&self, t: Term) -> &'static str {
        match self.steps.get(&t) {
            Some(step) if step.state == t => "a state",
            Some(_) => "a next value",
            None => "an input",
        }
    }

    fn finish(mut self, pool: &mut TermPool) -> Result<Vmt> {
        let missing = |what: &str| malformed(self.last, format!("the file ends without `:{what}`"));
        if self.init.is_empty() {
            return missing("init");
        }
        if self.trans.is_empty() {
            return missing("trans");
        }
        if let (Some(span), true) = (self.has_live, self.properties.is_empty()) {
            return unsupported(span, "a system with live properties alone");
        }
        if self.properties.is_empty() {
            return missing("invar-property");
        }
        let properties: Vec<Placed> = self.properties.iter().map(|(_, p)| *p).collect();
        self.check(pool, &self.init, &["a state"], "the initial states speak")?;
        let of_trans = &["a state", "a next value", "an input"];
        let in_relation = self.check(pool, &self.trans, of_trans, "the relation speaks")?;
        // A name that is written wrongly would leave the state free, and the right one would be an input.
        let is_input = |t: &Term, of: Sort| self.role(*t) == "an input" && pool.sort(*t) == of;
        let is_missed = |t: Term| {
            !in_relation.contains(&t) && in_relation.iter().any(|other| is_input(other, pool.sort(t)))
        };
        if let Some((t, span)) = self.by_next.iter().find(|(t, _)| is_missed(*t)) {
            let name = &pool.func(pool.as_constant(*t).expect("a next value is a constant")).name;
            return malformed(
                *span,
                format!("`{name}` is not declared, and the relation does not speak of it"),
            );
        }
        let in_properties = self.check(pool, &properties, &["a state", "an input"], "a property speaks")?;
        let kept: Vec<Term> = in_properties.into_iter().filter(|t| self.role(*t) == "an input").collect();
        if let Some(&input) = kept.first() {
            let name = &pool.func(pool.as_constant(input).expect("an input is a constant")).name;
            let message = format!("a property speaks of the input `{name}`; it must hold for all its values");
            self.warnings.push((properties[0].1, message));
        }
        Ok(self.build(pool, kept))
    }

    /// Checks that formulas speak of the allowed kinds of constants; returns their constants.
    fn check(&self, pool: &TermPool, formulas: &[Placed], allowed: &[&str], who: &str) -> Result<Vec<Term>> {
        let mut seen = HashSet::default();
        let mut constants = Vec::new();
        for &(formula, span) in formulas {
            if pool.has_quantifier(formula) {
                return unsupported(span, "quantifiers in VMT");
            }
            let mut stack = vec![formula];
            while let Some(t) = stack.pop() {
                if !seen.insert(t) {
                    continue;
                }
                stack.extend(pool.args(t));
                let Some(f) = pool.as_app(t) else { continue };
                let name = &pool.func(f).name;
                if self.functions.contains(&f) {
                    return unsupported(span, format!("the function `{name}` with parameters in VMT"));
                }
                if !pool.args(t).is_empty() {
                    continue;
                }
                if !self.declared.contains(&t) {
                    return malformed(span, format!("{who} of the parameter `{name}` of a definition"));
                }
                if !allowed.contains(&self.role(t)) {
                    return malformed(span, format!("{who} of `{name}`, which is {}", self.role(t)));
                }
                constants.push(t);
            }
        }
        Ok(constants)
    }

    fn build(self, pool: &mut TermPool, kept: Vec<Term>) -> Vmt {
        let name = |pool: &TermPool, t: Term| {
            pool.func(pool.as_constant(t).expect("a declared constant")).name.clone()
        };
        let of_role = |role: &str| -> Vec<Placed> {
            self.constants.iter().copied().filter(|(c, _)| self.role(*c) == role).collect()
        };
        let (states, inputs) = (of_role("a state"), of_role("an input"));
        let relation = Relation {
            nexts: states.iter().map(|(s, _)| self.steps[s].next).collect(),
            inputs: inputs.iter().map(|(i, _)| *i).collect(),
            trans: self.trans.iter().map(|(t, _)| *t).collect(),
            kept,
        };
        let functional = relation.functional(pool);
        let mut system = TransSys { guards: functional.guards, ..TransSys::default() };
        system.init = self.init.iter().map(|(t, _)| *t).collect();
        let declared: Vec<DeclaredInput> = inputs
            .iter()
            .zip(&functional.inputs)
            .map(|(&(term, span), &value)| DeclaredInput { name: name(pool, term), term, value, span })
            .collect();
        let left = declared.iter().filter(|i| i.value == i.term);
        system.inputs = left.map(|i| Input { name: i.name.clone(), term: i.term, chooses: None }).collect();
        for (i, (&(term, span), &next)) in states.iter().zip(&functional.next).enumerate() {
            if next == relation.nexts[i] {
                system.inputs.push(Input { name: name(pool, next), term: next, chooses: Some(i) });
            }
            system.states.push(StateVar { name: name(pool, term), term, next, span: Some(span) });
        }
        for (name, (good, span)) in self.properties {
            let bad = pool.not(good);
            system.properties.push(Property { name, bad, span: Some(span) });
        }
        let next_names = relation.nexts.iter().map(|t| name(pool, *t)).collect();
        Vmt { system, inputs: declared, next_names, warnings: self.warnings }
    }
}

fn is_formula(pool: &TermPool, attribute: &Attribute) -> Result<()> {
    match pool.sort(attribute.term) {
        Sort::BOOL => Ok(()),
        _ => malformed(attribute.span, format!("`:{}` stands on a formula", attribute.keyword)),
    }
}
