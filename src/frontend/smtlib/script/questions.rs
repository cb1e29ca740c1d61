//! Questions with arguments: assumptions, values, interpolants.

use super::{Call, Context, Result};
use crate::frontend::smtlib::command::CommandKind;
use crate::frontend::smtlib::lexer::TokenKind;
use crate::frontend::smtlib::sexpr::Node;
use crate::ir::{Sort, TermPool};
use std::io::Read;

impl<R: Read> Context<R> {
    pub(super) fn check_sat_assuming(&mut self, pool: &mut TermPool, call: Call<'_>) -> Result<CommandKind> {
        let literals = match *call.args {
            [list] => self.tree.list(list).map(<[Node]>::to_vec),
            _ => None,
        };
        let Some(literals) = literals else {
            return self.malformed(call.node, "expected `(check-sat-assuming (literal ...))`");
        };
        let terms = literals.into_iter().map(|n| self.term(pool, n, Some(Sort::BOOL)));
        Ok(CommandKind::CheckSatAssuming(terms.collect::<Result<_>>()?))
    }

    pub(super) fn get_value(&mut self, pool: &mut TermPool, call: Call<'_>) -> Result<CommandKind> {
        let nodes = match *call.args {
            [list] => self.tree.list(list).filter(|l| !l.is_empty()).map(<[Node]>::to_vec),
            _ => None,
        };
        let Some(nodes) = nodes else {
            return self.malformed(call.node, "expected `(get-value (term ...))`");
        };
        let mut out = Vec::with_capacity(nodes.len());
        for node in nodes {
            out.push((self.term(pool, node, None)?, self.tree.show(node)));
        }
        Ok(CommandKind::GetValue(out))
    }

    /// `(get-interpolants a (and b c) d)`: the groups in order. Attributes are passed over.
    pub(super) fn get_interpolants(&self, call: Call<'_>) -> Result<CommandKind> {
        let mut groups = Vec::new();
        for &node in call.args {
            let members = match self.tree.list(node) {
                Some([head, rest @ ..]) if self.tree.word(*head) == Some("and") => rest,
                // Nested groups ask for the interpolants of a tree.
                Some(_) => return Ok(CommandKind::Ignored("get-interpolants of a tree".to_owned())),
                None if self.tree.text_of(node, TokenKind::Keyword).is_some() => break,
                None => &[node],
            };
            groups.push(members.iter().map(|n| Ok(self.name(*n)?.1)).collect::<Result<_>>()?);
        }
        Ok(CommandKind::GetInterpolants(groups))
    }
}
