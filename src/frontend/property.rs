//! Which properties of a program to check: by names, and by property files of SV-COMP.
//!
//! A file has lines `CHECK( init(main()), LTL(FORMULA) )`; the formulas are those of the competition's list ("Properties",
//! sv-comp.sosy-lab.org): `G ! call(f())`, `G ! overflow`, `G valid-free`, `G valid-deref`, and some that are not checked here
//! (termination, races). A file or a list of names may ask for both kinds: then what is not checked is listed, and a program may
//! be found unsafe, but not safe.

use std::collections::BTreeSet;

use eufonium_base::error::{InputError, Span};
use eufonium_ir::program::CheckKind;

/// What to check of a program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PropertySpec {
    /// The name, for people and for the words of answers: `unreach-call`. Several are joined by commas.
    pub name: String,
    /// The function where runs start, if it is given.
    pub entry: Option<String>,
    /// What is checked; never empty.
    pub kinds: BTreeSet<CheckKind>,
    /// The functions whose call is an error, if they are given: then other errors and assertions do not count.
    pub error_functions: Vec<String>,
    /// The properties that were asked for, but are not checked: a program that violates nothing else is not known to be safe.
    pub unchecked: Vec<String>,
    /// The text of the property, for witnesses.
    pub text: String,
    /// The properties that this one is made of, if they are several.
    pub parts: Vec<PropertySpec>,
}

/// The properties by name; an empty list of kinds says that it is not checked.
const NAMES: &[(&str, &[CheckKind], &[&str])] = &[
    ("unreach-call", &[CheckKind::Reach], &[]),
    ("reach", &[CheckKind::Reach], &[]),
    ("no-overflow", &[CheckKind::Overflow], &[]),
    ("div-by-zero", &[CheckKind::DivisionByZero], &[]),
    ("valid-deref", &[CheckKind::Dereference], &[]),
    ("valid-free", &[CheckKind::Free], &[]),
    ("memory-access", &[CheckKind::Dereference, CheckKind::Free], &[]),
    ("valid-memtrack", &[CheckKind::MemTrack], &[]),
    ("valid-memcleanup", &[CheckKind::MemCleanup], &[]),
    ("valid-memsafety", &[CheckKind::Dereference, CheckKind::Free, CheckKind::MemTrack], &[]),
    ("termination", &[], &["termination"]),
    ("no-data-race", &[], &["no-data-race"]),
    ("def-behavior", &[], &["def-behavior"]),
];

impl PropertySpec {
    /// The function where programs start.
    pub fn entry_function(&self) -> &str {
        self.entry.as_deref().unwrap_or("main")
    }
    /// The properties of a list of names, separated by commas.
    ///
    /// # Errors
    /// Malformed: a name that is not known. Unsupported: only properties that are not checked.
    pub fn from_names(names: &str) -> Result<PropertySpec, InputError> {
        let mut spec = PropertySpec::default();
        let mut column = 1;
        let mut found = vec![];
        for part in names.split(',') {
            let span = Span { line: 1, column };
            column += part.chars().count() as u32 + 1;
            let entry = NAMES.iter().find(|(name, ..)| *name == part.trim());
            let (name, kinds, unchecked) = entry.ok_or_else(|| {
                let known: Vec<&str> = NAMES.iter().map(|(name, ..)| *name).collect();
                let known = known.join(", ");
                InputError::malformed(span, format!("no property `{}`; there are {known}", part.trim()))
            })?;
            if found.contains(name) {
                continue;
            }
            found.push(*name);
            spec.parts.push(PropertySpec {
                name: (*name).to_string(),
                kinds: kinds.iter().copied().collect(),
                unchecked: unchecked.iter().map(|s| s.to_string()).collect(),
                text: (*name).to_string(),
                ..PropertySpec::default()
            });
        }
        spec.text = found.join(",");
        spec.joined().checked(Span { line: 1, column: 1 })
    }

    /// The properties of a property file.
    ///
    /// # Errors
    /// Malformed: the text is no list of checks. Unsupported: only properties that are not checked, two entry functions.
    pub fn from_file(text: &str) -> Result<PropertySpec, InputError> {
        let mut reader = Reader { tokens: tokens(text)?, next: 0 };
        let mut spec = PropertySpec { text: text.trim().to_string(), ..PropertySpec::default() };
        let start = reader.span();
        while reader.peek().is_some() {
            let mut part =
                PropertySpec { text: spec.text.clone(), entry: spec.entry.take(), ..PropertySpec::default() };
            reader.check(&mut part)?;
            spec.entry.clone_from(&part.entry);
            match spec.parts.iter_mut().find(|known| known.name == part.name) {
                Some(known) => known.error_functions.append(&mut part.error_functions),
                None => spec.parts.push(part),
            }
        }
        if spec.parts.is_empty() {
            return Err(InputError::malformed(start, "no `CHECK(...)` in this property file"));
        }
        let memory = ["valid-free", "valid-deref", "valid-memtrack"];
        let is_memory = |part: &PropertySpec| memory.contains(&part.name.as_str());
        let mut spec = spec.joined();
        if spec.parts.len() == memory.len() && spec.parts.iter().all(is_memory) {
            spec.name = "valid-memsafety".to_string();
            spec.parts.clear();
        }
        spec.checked(start)
    }

    /// Some of the parts of this property, as one.
    pub fn narrowed(&self, parts: impl IntoIterator<Item = usize>) -> PropertySpec {
        let parts = parts.into_iter().filter_map(|part| self.parts.get(part).cloned()).collect();
        PropertySpec { entry: self.entry.clone(), text: self.text.clone(), parts, ..PropertySpec::default() }
            .joined()
    }

    /// The property that all parts make together; one part alone is no part.
    fn joined(mut self) -> PropertySpec {
        for part in &self.parts {
            self.kinds.extend(&part.kinds);
            self.unchecked.extend(part.unchecked.iter().cloned());
            self.error_functions.extend(part.error_functions.iter().cloned());
        }
        self.name = self.parts.iter().map(|part| part.name.as_str()).collect::<Vec<_>>().join(",");
        if self.parts.len() == 1 {
            self.parts.clear();
        }
        self
    }

    /// The property as SV-COMP writes it. What has no name there is written in its style.
    pub fn specification(&self) -> String {
        if self.is_file() {
            return self.text.clone();
        }
        let entry = self.entry.as_deref().unwrap_or("main");
        let formulas = self.kinds.iter().map(|kind| match kind {
            CheckKind::Reach => "G ! call(reach_error())",
            CheckKind::Overflow => "G ! overflow",
            CheckKind::DivisionByZero => "G ! division-by-zero",
            CheckKind::Dereference => "G valid-deref",
            CheckKind::Free => "G valid-free",
            CheckKind::MemTrack => "G valid-memtrack",
            CheckKind::MemCleanup => "G valid-memcleanup",
            CheckKind::Unsupported => "G supported",
            CheckKind::Bound => "G bounded",
        });
        let lines: Vec<String> = formulas.map(|f| format!("CHECK( init({entry}()), LTL({f}) )")).collect();
        lines.join("\n")
    }

    /// Whether it comes from a property file.
    pub fn is_file(&self) -> bool {
        self.text.trim_start().starts_with("CHECK")
    }

    /// Whether the errors and assertions that are known by name count; not if the property names its own.
    pub fn known_errors(&self) -> bool {
        self.error_functions.is_empty()
    }

    fn checked(self, span: Span) -> Result<PropertySpec, InputError> {
        if self.kinds.is_empty() {
            let message = format!("the property {} is not supported", self.unchecked.join(", "));
            return Err(InputError::unsupported(span, message));
        }
        Ok(self)
    }
}

/// A word, or a character of punctuation.
#[derive(Clone, Copy, Debug)]
struct Token<'a> {
    text: &'a str,
    span: Span,
}

fn tokens(text: &str) -> Result<Vec<Token<'_>>, InputError> {
    let mut tokens = vec![];
    for (number, line) in text.lines().enumerate() {
        let mut rest = line;
        let mut column = 1;
        while let Some(first) = rest.chars().next() {
            let span = Span { line: number as u32 + 1, column };
            let is_word = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-' | '$' | '.');
            let length = match first {
                c if c.is_whitespace() => 0,
                c if is_word(c) => rest.find(|c: char| !is_word(c)).unwrap_or(rest.len()),
                '(' | ')' | ',' | '!' | '&' | '|' => 1,
                other => {
                    let message = format!("unexpected `{other}` in a property file");
                    return Err(InputError::malformed(span, message));
                }
            };
            let (token, after) = rest.split_at(if length == 0 { first.len_utf8() } else { length });
            if length > 0 {
                tokens.push(Token { text: token, span });
            }
            column += token.chars().count() as u32;
            rest = after;
        }
    }
    Ok(tokens)
}

struct Reader<'a> {
    tokens: Vec<Token<'a>>,
    next: usize,
}

impl<'a> Reader<'a> {
    fn peek(&self) -> Option<Token<'a>> {
        self.tokens.get(self.next).copied()
    }
    fn span(&self) -> Span {
        self.peek().or(self.tokens.last().copied()).map_or(Span { line: 1, column: 1 }, |t| t.span)
    }
    fn word(&mut self, what: &str) -> Result<&'a str, InputError> {
        match self.peek() {
            Some(token) if !"(),!&|".contains(token.text) => {
                self.next += 1;
                Ok(token.text)
            }
            found => {
                let found = found.map_or("the end of the file", |t| t.text);
                Err(InputError::malformed(self.span(), format!("expected {what}, found `{found}`")))
            }
        }
    }
    fn expect(&mut self, text: &str) -> Result<(), InputError> {
        match self.peek() {
            Some(token) if token.text == text => {
                self.next += 1;
                Ok(())
            }
            found => {
                let found = found.map_or("the end of the file", |t| t.text);
                Err(InputError::malformed(self.span(), format!("expected `{text}`, found `{found}`")))
            }
        }
    }
    fn all(&mut self, texts: &[&str]) -> Result<(), InputError> {
        texts.iter().try_for_each(|text| self.expect(text))
    }
    fn accept(&mut self, text: &str) -> bool {
        let found = self.peek().is_some_and(|t| t.text == text);
        self.next += usize::from(found);
        found
    }

    /// `CHECK( init(main()), LTL(FORMULA) )`
    fn check(&mut self, spec: &mut PropertySpec) -> Result<(), InputError> {
        self.all(&["CHECK", "(", "init", "("])?;
        let span = self.span();
        let entry = self.word("the name of the entry function")?.to_string();
        if spec.entry.as_ref().is_some_and(|e| *e != entry) {
            return Err(InputError::unsupported(span, "two entry functions in one property file"));
        }
        spec.entry = Some(entry);
        self.all(&["(", ")", ")", ",", "LTL", "("])?;
        spec.name = self.formula(spec)?.to_string();
        self.all(&[")", ")"])
    }

    /// The name of the property that a formula states.
    fn formula(&mut self, spec: &mut PropertySpec) -> Result<&'static str, InputError> {
        let span = self.span();
        let name = match self.word("`G` or `F`")? {
            "F" => {
                self.expect("end")?;
                "termination"
            }
            "G" if self.accept("!") => self.never(spec)?,
            "G" => match self.word("a property")? {
                "valid-free" => "valid-free",
                "valid-deref" => "valid-deref",
                "valid-memtrack" => "valid-memtrack",
                "valid-memcleanup" => "valid-memcleanup",
                "def-behavior" => "def-behavior",
                other => return Err(unknown(span, other)),
            },
            other => return Err(unknown(span, other)),
        };
        let entry = NAMES.iter().find(|(known, ..)| *known == name);
        let (_, kinds, unchecked) = entry.expect("each name above is in the table");
        spec.kinds.extend(kinds.iter());
        spec.unchecked.extend(unchecked.iter().map(|s| s.to_string()));
        Ok(name)
    }

    fn never(&mut self, spec: &mut PropertySpec) -> Result<&'static str, InputError> {
        let span = self.span();
        match self.word("a property")? {
            "call" => {
                self.expect("(")?;
                let function = self.word("the name of a function")?;
                self.all(&["(", ")", ")"])?;
                spec.error_functions.push(function.to_string());
                Ok("unreach-call")
            }
            "overflow" => Ok("no-overflow"),
            "data-race" => Ok("no-data-race"),
            other => Err(unknown(span, other)),
        }
    }
}

fn unknown(span: Span, formula: &str) -> InputError {
    InputError::unsupported(span, format!("the property `{formula}` is not supported"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use eufonium_base::error::InputErrorKind;

    #[test]
    fn files_of_the_competition() {
        let reach = "CHECK( init(main()), LTL(G ! call(reach_error())) )\n";
        let memory = "CHECK( init(main()), LTL(G valid-free) )\nCHECK( init(main()), LTL(G valid-deref) )\n\
            CHECK( init(main()), LTL(G valid-memtrack) )\n\n";
        const MEMORY: &[CheckKind] = &[CheckKind::Dereference, CheckKind::Free, CheckKind::MemTrack];
        type Case<'a> = (&'a str, &'a str, &'a [CheckKind], &'a [&'a str], &'a [&'a str]);
        let cases: [Case; 4] = [
            (reach, "unreach-call", &[CheckKind::Reach], &["reach_error"], &[]),
            ("CHECK(init(start()),LTL(G!overflow))", "no-overflow", &[CheckKind::Overflow], &[], &[]),
            (memory, "valid-memsafety", MEMORY, &[], &[]),
            ("CHECK( init(main()), LTL(G valid-deref) )", "valid-deref", &[CheckKind::Dereference], &[], &[]),
        ];
        for (text, name, kinds, functions, unchecked) in cases {
            let spec = PropertySpec::from_file(text).unwrap();
            assert_eq!(spec.name, name, "{text}");
            assert_eq!(spec.kinds, kinds.iter().copied().collect(), "{text}");
            assert_eq!(spec.error_functions, functions, "{text}");
            assert_eq!(spec.unchecked, unchecked, "{text}");
            assert_eq!(spec.known_errors(), functions.is_empty(), "{text}");
        }
        let spec = PropertySpec::from_file("CHECK(init(start()),LTL(G!overflow))").unwrap();
        assert_eq!(spec.entry.as_deref(), Some("start"));
    }

    #[test]
    fn errors_have_their_place() {
        let cases = [
            ("", 1, 1, InputErrorKind::Malformed),
            ("\nCHECK( init(main()) LTL(G ! overflow) )", 2, 21, InputErrorKind::Malformed),
            ("CHECK( init(main()), LTL(F end) )", 1, 1, InputErrorKind::Unsupported),
            ("CHECK( init(main()), LTL(G ! data-race) )", 1, 1, InputErrorKind::Unsupported),
            ("CHECK( init(main()), LTL(G ! sunrise) )", 1, 30, InputErrorKind::Unsupported),
            ("CHECK( init(main()), LTL(G ! call(f())", 1, 38, InputErrorKind::Malformed),
            ("CHECK( init(main()); )", 1, 20, InputErrorKind::Malformed),
            (
                "CHECK( init(a()), LTL(G ! overflow) ) CHECK( init(b()), LTL(G ! overflow) )",
                1,
                51,
                InputErrorKind::Unsupported,
            ),
        ];
        for (text, line, column, kind) in cases {
            let error = PropertySpec::from_file(text).unwrap_err();
            assert_eq!((error.span, error.kind), (Span { line, column }, kind), "{text}: {error}");
        }
    }

    #[test]
    fn names() {
        let spec = PropertySpec::from_names("no-overflow, div-by-zero").unwrap();
        assert_eq!(spec.kinds, BTreeSet::from([CheckKind::Overflow, CheckKind::DivisionByZero]));
        assert_eq!(spec.name, "no-overflow,div-by-zero");
        assert!(spec.known_errors());
        let unknown = PropertySpec::from_names("no-overflow,nothing").unwrap_err();
        assert_eq!((unknown.span.column, unknown.kind), (13, InputErrorKind::Malformed));
        let unsupported = PropertySpec::from_names("termination").unwrap_err();
        assert_eq!(unsupported.kind, InputErrorKind::Unsupported);
    }
}
