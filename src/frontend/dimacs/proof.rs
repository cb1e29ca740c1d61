//! Refutations: LRAT both ways, DRAT as output.

use super::cnf::{Token, Tokens};
use eufonium_base::InputError;
use eufonium_ir::cnf::ProofStep;
use std::fmt::Write;

/// A proof in the format LRAT: each added clause with its number and hints.
pub fn write_lrat(steps: &[ProofStep]) -> String {
    let mut out = String::new();
    let mut last = 0;
    for step in steps {
        match step {
            ProofStep::Add { id, clause, hints } => {
                last = *id;
                let _ = write!(out, "{id} ");
                numbers(&mut out, clause);
                out.push(' ');
                numbers(&mut out, hints);
            }
            ProofStep::Delete(ids) => {
                let _ = write!(out, "{last} d ");
                numbers(&mut out, ids);
            }
        }
        out.push('\n');
    }
    out
}

/// A proof in the format DRAT: the added clauses alone. Deletions only make checking faster, and are left out.
pub fn write_drat(steps: &[ProofStep]) -> String {
    let mut out = String::new();
    for step in steps {
        if let ProofStep::Add { clause, .. } = step {
            numbers(&mut out, clause);
            out.push('\n');
        }
    }
    out
}

/// Numbers, and the 0 that ends them.
fn numbers<T: std::fmt::Display>(out: &mut String, all: &[T]) {
    for n in all {
        let _ = write!(out, "{n} ");
    }
    out.push('0');
}

/// Reads a proof in the format LRAT. Steps that need resolution asymmetric tautologies (negative hints) are no part of what is read.
///
/// # Errors
/// If the text is none.
pub fn read_lrat(text: &[u8]) -> Result<Vec<ProofStep>, InputError> {
    let mut words = Tokens::new(text);
    let mut steps = Vec::new();
    while let Some(first) = words.next_word() {
        let id: u64 = number(&first)?;
        let mut clause = Vec::new();
        let mut is_deletion = false;
        loop {
            let word = line_word(&mut words)?;
            if word.text == b"d" && clause.is_empty() && !is_deletion {
                is_deletion = true;
                break;
            }
            match number(&word)? {
                0 => break,
                lit => clause.push(lit),
            }
        }
        let mut ids = Vec::new();
        loop {
            match number(&line_word(&mut words)?)? {
                0 => break,
                hint => ids.push(hint),
            }
        }
        if !words.at_line_end() {
            return Err(words.error("expected the end of the line"));
        }
        steps.push(match is_deletion {
            true => ProofStep::Delete(ids),
            false => ProofStep::Add { id, clause, hints: ids },
        });
    }
    Ok(steps)
}

/// The next word of the line.
fn line_word<'t>(words: &mut Tokens<'t>) -> Result<Token<'t>, InputError> {
    let missing = "expected a number, but the line ends here";
    if words.at_line_end() {
        return Err(words.error(missing));
    }
    words.next_word().ok_or_else(|| words.error(missing))
}

fn number<T: std::str::FromStr>(word: &Token<'_>) -> Result<T, InputError> {
    let number = std::str::from_utf8(word.text).ok().and_then(|t| t.parse().ok());
    number.ok_or_else(|| word.error("expected a number"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn proofs_come_back() {
        let steps = vec![
            ProofStep::Add { id: 5, clause: vec![-1, 2], hints: vec![1, 3] },
            ProofStep::Delete(vec![1, 2]),
            ProofStep::Add { id: 7, clause: vec![], hints: vec![5] },
        ];
        let text = write_lrat(&steps);
        assert_eq!(text, "5 -1 2 0 1 3 0\n5 d 1 2 0\n7 0 5 0\n");
        assert_eq!(read_lrat(text.as_bytes()).as_deref(), Ok(&steps[..]));
        assert_eq!(write_drat(&steps), "-1 2 0\n0\n");
    }

    #[test]
    fn damaged_proofs_are_refused() {
        for (text, place) in [
            ("5 1 2\n", "1:6"),
            ("5 1 0 -3 0\n", "1:7"),
            ("x 1 0 0\n", "1:1"),
            ("5 1 0 2 0 7\n", "1:11"),
            ("5 d 1", "1:6"),
        ] {
            let error = read_lrat(text.as_bytes()).expect_err(text);
            assert!(error.to_string().starts_with(&format!("{place}: ")), "{text:?}: {error}");
        }
    }
}
