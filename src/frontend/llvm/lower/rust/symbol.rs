//! The paths that symbols of Rust name.
//!
//! Both ways of mangling are read: legacy (`_ZN4core9panicking5panic17h0123456789abcdefE`, told apart from C++ by the hash at its end) and v0
//! (`_RNvNtCs1234_4core9panicking5panic`). Hashes and arguments of generic items are left out, so that a path is the same for each build
//! of the library.
//!
//! Deliberately absent: types. Of what an `impl` holds only the module is told that the `impl` is in.
//!
//! Source: RFC 2603 (Rust symbol name mangling v0); `rustc_symbol_mangling::legacy`.

/// What a symbol says of the item that it names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Item<'a> {
    /// The crate.
    pub krate: &'a str,
    /// The path from the crate on; for what an `impl` holds that of the module.
    pub path: Vec<&'a str>,
    /// Whether an `impl` holds it.
    pub in_impl: bool,
}

impl<'a> Item<'a> {
    /// The item of a symbol of Rust.
    pub fn of(symbol: &'a str) -> Option<Item<'a>> {
        legacy(symbol).or_else(|| v0(symbol))
    }
}

/// The longest hash of a legacy symbol: `h` and sixteen digits.
const HASH: usize = 17;

fn legacy(symbol: &str) -> Option<Item<'_>> {
    let mut rest = symbol.strip_prefix("_ZN")?;
    let mut parts = vec![];
    while !rest.starts_with('E') {
        let (part, behind) = counted(rest)?;
        parts.push(part);
        rest = behind;
    }
    let hash = parts.pop()?;
    let is_hash =
        hash.len() == HASH && hash.starts_with('h') && hash[1..].bytes().all(|b| b.is_ascii_hexdigit());
    let krate = *parts.first().filter(|_| is_hash)?;
    // `<T as Trait>::name` and `krate::module::<impl ..>::name`.
    let is_impl = parts.iter().any(|part| part.starts_with("_$LT$") || part.contains("$LT$impl"));
    if is_impl {
        // The module of an `impl` is not told apart from its parts.
        let krate = if krate.contains('$') { "" } else { krate };
        return Some(Item { krate, path: vec![], in_impl: true });
    }
    Some(Item { krate, path: parts.split_off(1), in_impl: false })
}

/// A text behind its length.
fn counted(text: &str) -> Option<(&str, &str)> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let length = text.get(..digits)?.parse().ok()?;
    text[digits..].split_at_checked(length)
}

fn v0(symbol: &str) -> Option<Item<'_>> {
    let mut reader = Reader { rest: symbol.strip_prefix("_R")?, in_impl: false };
    let (krate, path) = reader.path(0)?;
    Some(Item { krate, path, in_impl: reader.in_impl })
}

/// How deep paths nest at most.
const MAX_DEPTH: usize = 64;

struct Reader<'a> {
    rest: &'a str,
    /// Whether the path goes through an `impl`, of which only the place is read.
    in_impl: bool,
}

impl<'a> Reader<'a> {
    fn path(&mut self, depth: usize) -> Option<(&'a str, Vec<&'a str>)> {
        if depth > MAX_DEPTH {
            return None;
        }
        match self.next()? {
            'C' => Some((self.identifier()?, vec![])),
            'N' => {
                self.next()?;
                let (krate, mut path) = self.path(depth + 1)?;
                if !self.in_impl {
                    path.push(self.identifier()?);
                }
                Some((krate, path))
            }
            'I' => {
                let (krate, path) = self.path(depth + 1)?;
                if depth == 0 {
                    self.rest = "";
                } else {
                    // What follows the arguments belongs to an item within a generic one.
                    self.in_impl = true;
                }
                Some((krate, path))
            }
            'M' | 'X' => {
                self.disambiguator()?;
                let found = self.path(depth + 1)?;
                self.in_impl = true;
                Some(found)
            }
            _ => None,
        }
    }

    fn next(&mut self) -> Option<char> {
        let found = self.rest.chars().next()?;
        self.rest = &self.rest[found.len_utf8()..];
        Some(found)
    }

    /// `s`, digits of base 62, and `_`; often missing.
    fn disambiguator(&mut self) -> Option<()> {
        if let Some(rest) = self.rest.strip_prefix('s') {
            self.rest = rest.split_once('_')?.1;
        }
        Some(())
    }

    fn identifier(&mut self) -> Option<&'a str> {
        self.disambiguator()?;
        self.rest = self.rest.strip_prefix('u').unwrap_or(self.rest);
        let digits = self.rest.bytes().take_while(u8::is_ascii_digit).count();
        let length = self.rest.get(..digits)?.parse().ok()?;
        let text = &self.rest[digits..];
        // Names that begin with a digit or an underscore have one before them.
        let text = text.strip_prefix('_').unwrap_or(text);
        let (name, rest) = text.split_at_checked(length)?;
        self.rest = rest;
        Some(name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_of_symbols() {
        let cases = [
            ("_RNvNtCsgEmfK2I1SDS_4core9panicking5panic", "core::panicking::panic"),
            ("_RINvNtCsgEmfK2I1SDS_4core9panicking13assert_failedjjEB4_", "core::panicking::assert_failed"),
            ("_RNvNvNtCslNYArtu3iFV_5alloc3fmt6format12format_inner", "alloc::fmt::format::format_inner"),
            ("_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc", "__rustc::__rust_alloc"),
            ("_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal", "std::rt::lang_start_internal"),
            (
                "_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli",
                "impl in alloc::raw_vec",
            ),
            (
                "_RNvXs9_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3implNtB9_7Display3fmt",
                "impl in core::fmt::num::imp",
            ),
            ("_RNvMNtCs123_9hashbrown3rawNtB2_11Fallibility17capacity_overflow", "impl in hashbrown::raw"),
            ("_RNvNvMNtCs123_5alloc3vecINtB2_3VecpE6remove13assert_failed", "impl in alloc::vec"),
            ("_ZN3std2rt19lang_start_internal17h0123456789abcdefE", "std::rt::lang_start_internal"),
            ("_ZN4core9panicking5panic17h1854dee5fd9945b4E", "core::panicking::panic"),
            ("_ZN6server5panic17h1854dee5fd9945b4E", "server::panic"),
            (
                "_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17h29777c4eedf154cdE",
                "impl in ",
            ),
            ("_ZN4core3num23_$LT$impl$u20$usize$GT$3pow17h29777c4eedf154cdE", "impl in core"),
            ("_ZN4core9panicking5panicE", "none"),
            ("_ZN4core9panicking5panicEv", "none"),
            ("_ZNSt6vectorIiSaIiEE9push_backEOi", "none"),
            ("_ZN99core", "none"),
            ("_RNv", "none"),
            ("_RNvC99999999999999999999core", "none"),
            ("_Restore", "none"),
            ("panic", "none"),
        ];
        let shown = |item: Item| {
            let path: Vec<&str> = [item.krate].into_iter().chain(item.path).collect();
            format!("{}{}", if item.in_impl { "impl in " } else { "" }, path.join("::"))
        };
        for (symbol, expected) in cases {
            let found = Item::of(symbol).map_or("none".to_owned(), shown);
            assert_eq!(found, expected, "{symbol}");
        }
    }
}
