//! Values as text, and back: the words of SMT-LIB for values of all sorts.
//!
//! Numbers that stand alone are written as fractions (`-3`, `7/2`), elements of uninterpreted sorts as `@0`; everything
//! else, and what is inside arrays and datatypes, as [`print::value`] writes it. Reading is directed by the sort and
//! works with a stack of its own: values nest deep.

use super::float::{Format, Rounding};
use super::{ConsId, Sort, SortKind, TermPool, Value, print};
use eufonium_base::{Bits, Rat};
use std::collections::BTreeMap;

/// `true`, `-3`, `7/2`, `@0`, `#b01`, `(cons 1 nil)`, `((as const (Array Int Int)) 0)`.
pub fn write(pool: &TermPool, value: &Value, sort: Sort) -> String {
    match value {
        Value::Num(r) => r.to_string(),
        Value::Elem(_, n) => format!("@{n}"),
        value => print::value(pool, value, sort),
    }
}

/// The value of the sort that the text says; `None` if it says none.
pub fn read(pool: &TermPool, text: &str, sort: Sort) -> Option<Value> {
    let tokens = tokens(text)?;
    if let ([Token::Word(word)], true) = (&tokens[..], sort.is_arith()) {
        return fraction(word);
    }
    let mut reader = Reader { pool, tokens: &tokens, at: 0 };
    let value = reader.value(sort)?;
    (reader.at == tokens.len()).then_some(value)
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Token<'t> {
    Open,
    Close,
    Word(&'t str),
    /// A symbol between bars, without them.
    Quoted(&'t str),
}

fn tokens(text: &str) -> Option<Vec<Token<'_>>> {
    let mut out = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '(' | ')' => {
                out.push(if first == '(' { Token::Open } else { Token::Close });
                1
            }
            '|' => {
                let inside = rest[1..].split_once('|')?.0;
                out.push(Token::Quoted(inside));
                inside.len() + 2
            }
            _ => {
                let end = rest.find(|c: char| c.is_whitespace() || matches!(c, '(' | ')' | '|'));
                let word = &rest[..end.unwrap_or(rest.len())];
                out.push(Token::Word(word));
                word.len()
            }
        };
        rest = rest[length..].trim_start();
    }
    Some(out)
}

/// `-3` or `7/2`.
fn fraction(text: &str) -> Option<Value> {
    let (digits, negative) = match text.strip_prefix('-') {
        Some(rest) => (rest, true),
        None => (text, false),
    };
    let (numer, denom) = digits.split_once('/').unwrap_or((digits, "1"));
    let (numer, denom) = (Rat::parse(numer)?, Rat::parse(denom)?);
    if !numer.is_int() || !denom.is_int() || denom.is_zero() {
        return None;
    }
    let magnitude = numer / denom;
    Some(Value::Num(if negative { -magnitude } else { magnitude }))
}

/// What is being put together.
enum Kind {
    Store,
    Constant,
    Construct(ConsId),
}

struct Frame {
    kind: Kind,
    sort: Sort,
    parts: Vec<Value>,
}

impl Frame {
    fn new(kind: Kind, sort: Sort) -> Frame {
        Frame { kind, sort, parts: Vec::new() }
    }

    /// The sort of the next part; `None` if there are all.
    fn expected(&self, pool: &TermPool) -> Option<Sort> {
        match self.kind {
            Kind::Store => {
                let (index, element) = pool.as_array(self.sort)?;
                [self.sort, index, element].get(self.parts.len()).copied()
            }
            Kind::Constant => pool.as_array(self.sort).map(|(_, e)| e).filter(|_| self.parts.is_empty()),
            Kind::Construct(cons) => pool.constructor(cons).fields.get(self.parts.len()).map(|(_, s)| *s),
        }
    }

    fn finish(self, pool: &TermPool) -> Option<Value> {
        let mut parts = self.parts.into_iter();
        Some(match self.kind {
            Kind::Store => {
                let (array, index, element) = (parts.next()?, parts.next()?, parts.next()?);
                array.as_array().with(pool, index, element)
            }
            Kind::Constant => Value::array(pool, self.sort, parts.next()?, BTreeMap::new()),
            Kind::Construct(cons) => Value::data(cons, parts.collect()),
        })
    }
}

struct Reader<'a, 't> {
    pool: &'a TermPool,
    tokens: &'a [Token<'t>],
    at: usize,
}

impl Reader<'_, '_> {
    fn next(&mut self) -> Option<Token<'_>> {
        let token = self.tokens.get(self.at).cloned();
        self.at += 1;
        token
    }
    fn word(&mut self) -> Option<&str> {
        match self.next()? {
            Token::Word(word) => Some(word),
            _ => None,
        }
    }
    fn take(&mut self, token: &Token<'_>) -> Option<()> {
        (self.tokens.get(self.at) == Some(token)).then(|| self.at += 1)
    }

    fn value(&mut self, sort: Sort) -> Option<Value> {
        let mut stack: Vec<Frame> = Vec::new();
        let mut sort = sort;
        loop {
            let mut done = match self.tokens.get(self.at)? {
                Token::Open => match self.open(sort)? {
                    Opened::Frame(frame) => {
                        sort = frame.expected(self.pool)?;
                        stack.push(frame);
                        continue;
                    }
                    Opened::Value(value) => value,
                },
                _ => self.atom(sort)?,
            };
            // What is done completes what is around it.
            loop {
                if !done.has_sort(self.pool, sort) {
                    return None;
                }
                let Some(mut frame) = stack.pop() else { return Some(done) };
                frame.parts.push(done);
                if let Some(next) = frame.expected(self.pool) {
                    sort = next;
                    stack.push(frame);
                    break;
                }
                self.take(&Token::Close)?;
                sort = frame.sort;
                done = frame.finish(self.pool)?;
            }
        }
    }

    fn atom(&mut self, sort: Sort) -> Option<Value> {
        let pool = self.pool;
        let (token, kind) = (self.next()?, pool.sort_kind(sort));
        let word = match token {
            Token::Word(word) | Token::Quoted(word) => word,
            _ => return None,
        };
        match kind {
            SortKind::Bool if matches!(word, "true" | "false") => Some(Value::Bool(word == "true")),
            SortKind::Int | SortKind::Real => Rat::parse(word).map(Value::Num),
            SortKind::Uninterpreted(_) => {
                let n = word.rsplit(['@', '_']).next()?;
                Some(Value::Elem(sort, n.parse().ok().filter(|_| word.starts_with('@'))?))
            }
            SortKind::BitVec(_) => literal(word).map(Value::Bits),
            SortKind::Rounding => Rounding::named(word).map(|mode| Value::Bits(mode.word())),
            SortKind::Datatype(_) => {
                let cons = constructor(pool, sort, word)?;
                pool.constructor(cons).fields.is_empty().then(|| Value::data(cons, Vec::new()))
            }
            _ => None,
        }
    }

    /// Reads what follows an opening parenthesis, up to the first part.
    fn open(&mut self, sort: Sort) -> Option<Opened> {
        self.take(&Token::Open)?;
        if sort.is_arith() {
            return self.number().map(Opened::Value);
        }
        let pool = self.pool;
        if let Some(format) = pool.as_float(sort) {
            return self.float(format).map(Opened::Value);
        }
        match self.next()? {
            Token::Open => {
                self.take(&Token::Word("as"))?;
                if pool.as_array(sort).is_some() {
                    self.take(&Token::Word("const"))?;
                    self.ascription(sort)?;
                    return Some(Opened::Frame(Frame::new(Kind::Constant, sort)));
                }
                let cons = self.constructor(sort)?;
                self.ascription(sort)?;
                Some(Opened::Frame(Frame::new(Kind::Construct(cons), sort)))
            }
            Token::Word("as") if matches!(pool.sort_kind(sort), SortKind::Uninterpreted(_)) => {
                let element = self.atom(sort)?;
                self.ascription(sort)?;
                Some(Opened::Value(element))
            }
            Token::Word("as") => {
                let cons = self.constructor(sort)?;
                self.ascription(sort)?;
                pool.constructor(cons).fields.is_empty().then(|| Opened::Value(Value::data(cons, Vec::new())))
            }
            Token::Word("store") if pool.as_array(sort).is_some() => {
                Some(Opened::Frame(Frame::new(Kind::Store, sort)))
            }
            Token::Word(name) | Token::Quoted(name) => {
                let cons = constructor(pool, sort, name)?;
                Some(Opened::Frame(Frame::new(Kind::Construct(cons), sort)))
            }
            Token::Close => None,
        }
    }

    fn constructor(&mut self, sort: Sort) -> Option<ConsId> {
        let pool = self.pool;
        match self.next()? {
            Token::Word(name) | Token::Quoted(name) => constructor(pool, sort, name),
            _ => None,
        }
    }

    /// The sort of an `as`, which must be the one expected, and the parenthesis behind it.
    fn ascription(&mut self, sort: Sort) -> Option<()> {
        let expected = print::sort(self.pool, sort).into_owned();
        for token in tokens(&expected)? {
            self.take(&token)?;
        }
        self.take(&Token::Close)
    }

    /// A floating-point number behind its opening parenthesis: `fp #b0 #b01 #b1`, `_ NaN 2 2`.
    fn float(&mut self, format: Format) -> Option<Value> {
        let word = match self.word()? {
            "fp" => {
                let mut part = || literal(self.word()?);
                let (sign, exponent, fraction) = (part()?, part()?, part()?);
                let fits = (sign.width(), exponent.width(), fraction.width())
                    == (1, format.exponent, format.fraction());
                fits.then(|| sign.concat(&exponent).concat(&fraction))?
            }
            "_" => {
                let word = format.special(self.word()?)?;
                let sizes = [format.exponent, format.precision].map(|n| n.to_string());
                sizes.iter().all(|n| self.word() == Some(n)).then_some(word)?
            }
            _ => return None,
        };
        self.take(&Token::Close)?;
        Some(Value::Bits(word))
    }

    /// A number between parentheses, the first of which is read: `- 3`, `/ 7.0 2.0`, `- (/ 7.0 2.0)`.
    fn number(&mut self) -> Option<Value> {
        let mut negative = false;
        let mut open = 1;
        let mut word = self.word()?.to_owned();
        if word == "-" {
            negative = true;
            match self.next()? {
                Token::Open => {
                    open += 1;
                    word = self.word()?.to_owned();
                }
                Token::Word(number) => word = number.to_owned(),
                _ => return None,
            }
        }
        let magnitude = if word == "/" {
            let (numer, denom) = (Rat::parse(self.word()?)?, Rat::parse(self.word()?)?);
            if denom.is_zero() {
                return None;
            }
            numer / denom
        } else {
            Rat::parse(&word)?
        };
        for _ in 0..open {
            self.take(&Token::Close)?;
        }
        Some(Value::Num(if negative { -magnitude } else { magnitude }))
    }
}

/// `#b01`, `#x1f`.
fn literal(word: &str) -> Option<Bits> {
    match word.strip_prefix('#')?.split_at_checked(1)? {
        ("b", digits) => Bits::parse_binary(digits),
        ("x", digits) => Bits::parse_hex(digits),
        _ => None,
    }
}

enum Opened {
    Frame(Frame),
    Value(Value),
}

fn constructor(pool: &TermPool, sort: Sort, name: &str) -> Option<ConsId> {
    pool.constructors(sort).iter().copied().find(|c| pool.constructor(*c).name == name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ConstructorDecl;

    #[test]
    fn values_are_read_back() {
        let mut pool = TermPool::new();
        let (byte, elem) = (pool.bv_sort(8), pool.declare_sort("U"));
        let list = pool.declare_datatype("(List Int)");
        let nil = ConstructorDecl { name: "nil".into(), fields: Vec::new(), ambiguous: true };
        let fields = vec![("hd".to_owned(), Sort::INT), ("tl".to_owned(), list)];
        let cons = ConstructorDecl { name: "a cons".into(), fields, ambiguous: false };
        pool.define_datatype(list, vec![nil, cons]);
        let (nil, cons) = (pool.constructors(list)[0], pool.constructors(list)[1]);
        let array = pool.array_sort(byte, Sort::REAL);
        let lists = pool.array_sort(Sort::INT, list);
        let num = |n, d| Value::Num(Rat::new(n, d));
        let bits = |n| Value::Bits(Bits::from_u64(n, 8));
        let nil = Value::data(nil, Vec::new());
        let mut long = nil.clone();
        for i in 0..1000 {
            long = Value::data(cons, vec![num(i - 500, 1), long]);
        }
        let entries = [(bits(3), num(-7, 2)), (bits(200), num(4, 1))].into();
        let values = [
            (Value::Bool(true), Sort::BOOL),
            (num(-3, 1), Sort::INT),
            (num(7, 2), Sort::REAL),
            (Value::Elem(elem, 0), elem),
            (bits(255), byte),
            (nil.clone(), list),
            (long.clone(), list),
            (Value::array(&pool, array, num(-1, 1), entries), array),
            (Value::array(&pool, lists, nil, [(num(-1, 1), long)].into()), lists),
        ];
        for (value, sort) in &values {
            let text = write(&pool, value, *sort);
            assert_eq!(read(&pool, &text, *sort).as_ref(), Some(value), "{text}");
            for end in [1, text.len() - 1] {
                let other = read(&pool, &text[..end], *sort);
                assert_ne!(other.as_ref(), Some(value), "{}", &text[..end]);
            }
            assert_eq!(read(&pool, &format!("{text} 0"), *sort), None);
        }
    }

    #[test]
    fn what_is_no_value() {
        let mut pool = TermPool::new();
        let byte = pool.bv_sort(8);
        let array = pool.array_sort(byte, byte);
        let cases = [
            ("#x1", byte),
            ("#b00000002", byte),
            ("#", byte),
            ("12", byte),
            ("((as const (Array Int Int)) #x00)", array),
            ("((as const (Array (_ BitVec 8) (_ BitVec 8))) #x0)", array),
            ("(store #x00 #x00 #x00)", array),
            ("(- 1", Sort::INT),
            ("(/ 1 0)", Sort::REAL),
            ("()", byte),
            ("", byte),
        ];
        for (text, sort) in cases {
            assert_eq!(read(&pool, text, sort), None, "{text}");
        }
    }
}
