//! `declare-datatype` and `declare-datatypes`, in the syntax of SMT-LIB 2.6 and in the older one, where the parameters
//! of all datatypes stand first: `(declare-datatypes (T) ((List nil (cons (head T) (tail List)))))`.

use super::{Call, Context, Result};
use crate::smtlib::command::CommandKind;
use crate::smtlib::datatypes;
use crate::smtlib::instances;
use crate::smtlib::lexer::TokenKind;
use crate::smtlib::names::Sym;
use crate::smtlib::scope::{Binding, SortBinding};
use crate::smtlib::sexpr::Node;
use crate::smtlib::sorts;
use crate::smtlib::templates::{ConstructorTemplate, Member, Role, Template};
use crate::smtlib::terms::new_name;
use eufonium_base::HashSet;
use eufonium_ir::{Sort, TermPool};
use std::io::Read;

/// A datatype as written.
struct Declaration {
    name: Node,
    /// The parameters' names, or their number where the names come with the constructors.
    params: Params,
    constructors: Vec<Node>,
}

enum Params {
    Names(Vec<Node>),
    Number(usize),
}

impl Declaration {
    fn arity(&self) -> usize {
        match &self.params {
            Params::Names(names) => names.len(),
            Params::Number(n) => *n,
        }
    }
}

impl<R: Read> Context<R> {
    pub(super) fn declare_datatypes(&mut self, pool: &mut TermPool, call: Call<'_>) -> Result<CommandKind> {
        let (declarations, implicit) = self.datatype_declarations(call)?;
        let mark = self.elaborator.scope.mark();
        let first = self.elaborator.scope.datatypes.templates.len();
        let mut names = Vec::with_capacity(declarations.len());
        for d in &declarations {
            let (sym, text) = self.new_sort_name(d.name)?;
            names.push(sym);
            let template = Template { name: text, params: d.arity(), constructors: Vec::new() };
            let scope = &mut self.elaborator.scope;
            scope.datatypes.templates.push(template);
            let i = scope.datatypes.templates.len() - 1;
            let meaning = if implicit { SortBinding::OwnDatatype(i) } else { SortBinding::Datatype(i) };
            scope.bind_sort(sym, meaning);
        }
        for (i, d) in declarations.iter().enumerate() {
            let constructors = self.constructors(d)?;
            self.elaborator.scope.datatypes.templates[first + i].constructors = constructors;
        }
        self.elaborator.scope.unwind(mark);
        for (i, sym) in names.iter().enumerate() {
            self.elaborator.scope.bind_sort(*sym, SortBinding::Datatype(first + i));
        }
        for (i, d) in declarations.iter().enumerate() {
            self.bind_members(first + i, d)?;
        }
        for (i, d) in declarations.iter().enumerate() {
            self.try_instance(pool, first + i, d)?;
        }
        Ok(CommandKind::DefineSort(self.tree.names.get(names[0]).to_owned()))
    }

    /// Takes a command apart. The flag says that datatypes mention each other without parameters.
    fn datatype_declarations(&self, call: Call<'_>) -> Result<(Vec<Declaration>, bool)> {
        let tree = &self.tree;
        let (heads, bodies) = match (call.name, call.args) {
            ("declare-datatype", &[name, body]) => {
                let (params, constructors) = self.body(body)?;
                let params = Params::Names(params.unwrap_or_default());
                return Ok((vec![Declaration { name, params, constructors }], false));
            }
            ("declare-datatypes", &[heads, bodies]) => (heads, bodies),
            _ => return self.malformed(call.node, format!("wrong number of arguments of `{}`", call.name)),
        };
        let (Some(list), Some(body_list)) = (tree.list(heads), tree.list(bodies)) else {
            return self.malformed(
                call.node,
                "expected `(declare-datatypes ((name arity) ...) (constructors ...))`",
            );
        };
        if body_list.is_empty() {
            return self.malformed(bodies, "expected at least one datatype");
        }
        if list.iter().all(|n| tree.symbol(*n).is_some()) {
            let old = |body: &Node| match tree.list(*body) {
                Some([name, constructors @ ..]) if !constructors.is_empty() => Ok(Declaration {
                    name: *name,
                    params: Params::Names(list.to_vec()),
                    constructors: constructors.to_vec(),
                }),
                _ => self.malformed(*body, "expected `(name constructors ...)`"),
            };
            return Ok((body_list.iter().map(old).collect::<Result<_>>()?, true));
        }
        if list.len() != body_list.len() {
            let message =
                format!("expected the constructors of {} datatypes, not {}", list.len(), body_list.len());
            return self.malformed(bodies, message);
        }
        let mut out = Vec::with_capacity(list.len());
        for (head, body) in list.iter().zip(body_list) {
            let arity = |n: Node| tree.text_of(n, TokenKind::Numeral).and_then(|t| t.parse::<usize>().ok());
            let Some((name, arity)) = tree.list(*head).and_then(|l| match *l {
                [name, n] => Some((name, arity(n)?)),
                _ => None,
            }) else {
                return self.malformed(*head, "expected `(name arity)`");
            };
            let (params, constructors) = self.body(*body)?;
            let given = params.as_ref().map_or(0, Vec::len);
            if given != arity {
                return self.malformed(*body, format!("expected {arity} parameters, not {given}"));
            }
            let params = params.map_or(Params::Number(0), Params::Names);
            out.push(Declaration { name, params, constructors });
        }
        Ok((out, false))
    }

    /// The parameters of `(par (X ...) (constructors ...))`, if they are there, and the constructors.
    fn body(&self, node: Node) -> Result<(Option<Vec<Node>>, Vec<Node>)> {
        let tree = &self.tree;
        let (params, constructors) = match tree.list(node) {
            Some(&[par, params, body]) if tree.word(par) == Some("par") => {
                let Some(names) = tree.list(params).filter(|l| !l.is_empty()) else {
                    return self.malformed(params, "expected a list of names");
                };
                (Some(names.to_vec()), body)
            }
            _ => (None, node),
        };
        match tree.list(constructors) {
            Some(list) if !list.is_empty() => Ok((params, list.to_vec())),
            _ => self.malformed(constructors, "expected a list of constructors"),
        }
    }

    fn constructors(&mut self, d: &Declaration) -> Result<Vec<ConstructorTemplate>> {
        let mark = self.elaborator.scope.mark();
        let mut seen = HashSet::default();
        if let Params::Names(names) = &d.params {
            for (i, node) in names.iter().enumerate() {
                let name = new_name(&self.tree, *node)?;
                if !seen.insert(name) {
                    return self.malformed(*node, "a parameter is named twice");
                }
                self.elaborator.scope.bind_sort(name, SortBinding::Param(i));
            }
        }
        let mut out = Vec::with_capacity(d.constructors.len());
        for &node in &d.constructors {
            let parts = self.tree.list(node).map_or_else(|| vec![node], <[Node]>::to_vec);
            let Some((&name, selectors)) = parts.split_first() else {
                return self.malformed(node, "expected `(constructor (selector sort) ...)`");
            };
            let (_, text) = self.name(name)?;
            let mut fields = Vec::with_capacity(selectors.len());
            for &selector in selectors {
                let Some(&[name, sort]) = self.tree.list(selector) else {
                    return self.malformed(selector, "expected `(selector sort)`");
                };
                let (_, text) = self.name(name)?;
                fields.push((text, sorts::postfix(&self.elaborator.scope, &self.tree, sort)?));
            }
            out.push(ConstructorTemplate { name: text, fields });
        }
        self.elaborator.scope.unwind(mark);
        Ok(out)
    }

    /// Gives the names of constructors, selectors and testers their meaning.
    fn bind_members(&mut self, template: usize, d: &Declaration) -> Result<()> {
        let mut seen: HashSet<(Sym, bool)> = HashSet::default();
        for (constructor, &node) in d.constructors.iter().enumerate() {
            let parts = self.tree.list(node).map_or_else(|| vec![node], <[Node]>::to_vec);
            let member = |role| Member { template, constructor, role };
            let name = self.bind_member(parts[0], member(Role::Constructor), &mut seen)?;
            for (i, selector) in parts[1..].iter().enumerate() {
                let selector = self.tree.list(*selector).expect("the selectors were read")[0];
                self.bind_member(selector, member(Role::Selector(i)), &mut seen)?;
            }
            let tester = format!("is-{}", self.tree.names.get(name));
            let tester = self.tree.names.intern(&tester);
            if matches!(self.elaborator.scope.term(tester), None | Some(Binding::Data(_))) {
                self.add_meaning(tester, member(Role::Tester));
            }
        }
        Ok(())
    }

    fn bind_member(&mut self, node: Node, member: Member, seen: &mut HashSet<(Sym, bool)>) -> Result<Sym> {
        let name = new_name(&self.tree, node)?;
        if !matches!(self.elaborator.scope.term(name), Some(Binding::Data(_))) {
            self.elaborator.check_new(&self.tree, node, name)?;
        }
        if !seen.insert((name, member.role == Role::Constructor)) {
            let text = self.tree.names.get(name);
            return self.malformed(node, format!("`{text}` is declared twice in one datatype"));
        }
        self.add_meaning(name, member);
        Ok(name)
    }

    fn add_meaning(&mut self, name: Sym, member: Member) {
        let scope = &mut self.elaborator.scope;
        let mut all = match scope.term(name) {
            Some(Binding::Data(i)) => scope.datatypes.members[i].clone(),
            _ => Vec::new(),
        };
        all.push(member);
        scope.datatypes.members.push(all);
        let meaning = Binding::Data(scope.datatypes.members.len() - 1);
        scope.bind(name, meaning);
    }

    /// Makes the datatype, of a template an instance with unknown arguments, to see that it has values.
    fn try_instance(&mut self, pool: &mut TermPool, template: usize, d: &Declaration) -> Result<()> {
        let params: Vec<Node> = match &d.params {
            Params::Names(names) => names.clone(),
            Params::Number(_) => Vec::new(),
        };
        let args: Vec<Sort> = params.iter().map(|n| pool.declare_sort(self.tree.show(*n))).collect();
        let scope = &mut self.elaborator.scope;
        let made = instances::instance(pool, scope, template, args);
        match datatypes::settle(pool, scope, &self.tree, made) {
            Ok(_) => Ok(()),
            Err(complaint) => self.malformed(d.name, complaint.message),
        }
    }
}
