//! Interned names: every symbol, keyword, number and string of a script is a [`Sym`], so that scopes are arrays and no
//! token allocates.

use eufonium_base::ids::{Id, IdVec};
use eufonium_base::typed_id;
use hashbrown::HashTable;

typed_id! {
    /// An interned text.
    Sym
}

/// The words that name nothing: SMT-LIB's syntax is made of them. They are the first names of every table.
const RESERVED: &[&str] = &[
    "let",
    "forall",
    "exists",
    "!",
    "as",
    "_",
    "match",
    "lambda",
    "par",
    "NUMERAL",
    "DECIMAL",
    "STRING",
    "BINARY",
    "HEXADECIMAL",
];

/// The texts of a script.
#[derive(Debug)]
pub struct Names {
    bytes: String,
    ends: IdVec<Sym, usize>,
    table: HashTable<Sym>,
}

fn hash(text: &str) -> u64 {
    let h = fxhash::hash64(text.as_bytes());
    (h ^ (h >> 29)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

impl Default for Names {
    fn default() -> Self {
        Self::new()
    }
}

impl Names {
    /// A table that holds the reserved words.
    pub fn new() -> Self {
        let mut names = Names { bytes: String::new(), ends: IdVec::new(), table: HashTable::new() };
        for word in RESERVED {
            names.intern(word);
        }
        names
    }

    /// Whether a plain symbol with this text is a reserved word.
    pub fn is_reserved(&self, sym: Sym) -> bool {
        sym.index() < RESERVED.len()
    }

    /// The text of a name.
    pub fn get(&self, sym: Sym) -> &str {
        slice(&self.bytes, &self.ends, sym)
    }

    /// The number of names.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Never: a table holds at least the reserved words.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The name with this text.
    pub fn intern(&mut self, text: &str) -> Sym {
        let hash_of = hash(text);
        let (bytes, ends) = (&self.bytes, &self.ends);
        if let Some(sym) = self.table.find(hash_of, |s| slice(bytes, ends, *s) == text) {
            return *sym;
        }
        self.bytes.push_str(text);
        let sym = self.ends.push(self.bytes.len());
        let (bytes, ends) = (&self.bytes, &self.ends);
        self.table.insert_unique(hash_of, sym, |s| hash(slice(bytes, ends, *s)));
        sym
    }
}

fn slice<'a>(bytes: &'a str, ends: &IdVec<Sym, usize>, sym: Sym) -> &'a str {
    let start = match sym.index() {
        0 => 0,
        n => ends[Sym::from_usize(n - 1)],
    };
    &bytes[start..ends[sym]]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_texts_are_one_name() {
        let mut names = Names::new();
        let before = names.len();
        let syms: Vec<Sym> = (0..1000).map(|i| names.intern(&format!("x{}", i % 100))).collect();
        assert_eq!(names.len(), before + 100);
        for (i, s) in syms.iter().enumerate() {
            assert_eq!(names.get(*s), format!("x{}", i % 100));
        }
        assert_eq!(names.intern(""), names.intern(""));
        let (word, plain) = (names.intern("let"), names.intern("lets"));
        assert!(names.is_reserved(word) && !names.is_reserved(plain));
    }
}
