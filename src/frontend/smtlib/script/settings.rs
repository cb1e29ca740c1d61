//! The logic, options and information.

use super::{Call, Context, Result};
use crate::smtlib::command::CommandKind;
use crate::smtlib::lexer::TokenKind;
use eufonium_ir::Sort;
use std::io::Read;

impl<R: Read> Context<R> {
    pub(super) fn set_logic(&mut self, call: Call<'_>) -> Result<CommandKind> {
        let [node] = *call.args else {
            return self.malformed(call.node, "expected `(set-logic NAME)`");
        };
        let (_, name) = self.name(node)?;
        let reals = ["LRA", "NRA", "RDL"].iter().any(|s| name.ends_with(s));
        let integers = ["IRA", "IA", "IDL"].iter().any(|s| name.contains(s));
        self.elaborator.numerals = if reals && !integers { Sort::REAL } else { Sort::INT };
        self.logic = Some(name.clone());
        Ok(CommandKind::SetLogic(name))
    }

    pub(super) fn set(&mut self, call: Call<'_>) -> Result<CommandKind> {
        let is_option = call.name == "set-option";
        let keyword = call.args.first().and_then(|n| self.tree.text_of(*n, TokenKind::Keyword));
        let (Some(keyword), 1..=2) = (keyword, call.args.len()) else {
            return self.malformed(call.node, format!("expected `({} :keyword value)`", call.name));
        };
        let keyword = keyword.to_owned();
        let Some(value) = call.args.get(1) else {
            if is_option || keyword == "status" {
                return self.malformed(call.args[0], format!("`:{keyword}` needs a value"));
            }
            return Ok(CommandKind::SetInfo(keyword, String::new()));
        };
        let text = match self.tree.atom(*value) {
            Some((TokenKind::String, _)) => self.string(*value),
            Some((TokenKind::Quoted, sym)) => self.tree.names.get(sym).to_owned(),
            _ => self.tree.show(*value),
        };
        if !is_option {
            return Ok(CommandKind::SetInfo(keyword, text));
        }
        match keyword.as_str() {
            "global-declarations" => self.global_declarations = text == "true",
            "produce-assertions" | "interactive-mode" => self.keep_text = text == "true",
            _ => {}
        }
        Ok(CommandKind::SetOption(keyword, text))
    }

    pub(super) fn get(&self, call: Call<'_>) -> Result<CommandKind> {
        let keyword = match *call.args {
            [n] => self.tree.text_of(n, TokenKind::Keyword),
            _ => None,
        };
        match keyword {
            Some(k) if call.name == "get-info" => Ok(CommandKind::GetInfo(k.to_owned())),
            Some(k) => Ok(CommandKind::GetOption(k.to_owned())),
            None => self.malformed(call.node, format!("expected `({} :keyword)`", call.name)),
        }
    }
}
