//! A little of C: expressions over integer variables, evaluated by the rules of the language for a 64-bit target, and what they
//! leave undefined.

use eufonium_base::HashMap;

/// A value of a type.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Typed {
    pub value: i128,
    pub bits: u32,
    pub signed: bool,
}

impl Typed {
    pub fn new(value: i128, bits: u32, signed: bool) -> Typed {
        Typed { value, bits, signed }.converted(bits, signed)
    }
    fn converted(self, bits: u32, signed: bool) -> Typed {
        if bits == 1 {
            return Typed { value: i128::from(self.value != 0), bits, signed };
        }
        let cut = self.value & ((1i128 << bits) - 1);
        let value = if signed && cut >> (bits - 1) & 1 == 1 { cut - (1 << bits) } else { cut };
        Typed { value, bits, signed }
    }
    fn promoted(self) -> Typed {
        if self.bits < 32 { Typed { bits: 32, signed: true, ..self } } else { self }
    }
    fn fits(self) -> bool {
        self.converted(self.bits, self.signed).value == self.value
    }
}

/// The value of an expression.
///
/// # Panics
/// If it is no expression, or its value is undefined.
pub fn evaluate(text: &str, variables: &HashMap<String, Typed>) -> Typed {
    let mut parser = Parser { tokens: tokens(text), next: 0, variables, text };
    let value = parser.conditional(true);
    assert_eq!(parser.next, parser.tokens.len(), "all of `{text}` is read");
    value
}

fn tokens(text: &str) -> Vec<String> {
    let mut tokens: Vec<String> = Vec::new();
    let mut rest = text.trim_start();
    while let Some(c) = rest.chars().next() {
        let two = rest.get(..2).filter(|t| ["<<", ">>", "<=", ">=", "==", "!=", "&&", "||"].contains(t));
        let word = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len());
        let length = two.map_or(word.max(c.len_utf8()), str::len);
        tokens.push(rest[..length].to_string());
        rest = rest[length..].trim_start();
    }
    tokens
}

const LEVELS: &[&[&str]] = &[
    &["||"],
    &["&&"],
    &["|"],
    &["^"],
    &["&"],
    &["==", "!="],
    &["<", "<=", ">", ">="],
    &["<<", ">>"],
    &["+", "-"],
    &["*", "/", "%"],
];

struct Parser<'a> {
    tokens: Vec<String>,
    next: usize,
    variables: &'a HashMap<String, Typed>,
    text: &'a str,
}

impl Parser<'_> {
    fn peek(&self) -> &str {
        self.tokens.get(self.next).map_or("", |t| t)
    }
    fn take(&mut self, token: &str) -> bool {
        let found = self.peek() == token;
        self.next += usize::from(found);
        found
    }

    /// `live`: whether the value counts; what is not evaluated may be undefined.
    fn conditional(&mut self, live: bool) -> Typed {
        let condition = self.binary(0, live);
        if !self.take("?") {
            return condition;
        }
        let truth = condition.value != 0;
        let then = self.conditional(live && truth);
        assert!(self.take(":"), "a colon in `{}`", self.text);
        let otherwise = self.conditional(live && !truth);
        let (then, otherwise) = usual(then, otherwise);
        if truth { then } else { otherwise }
    }

    fn binary(&mut self, level: usize, live: bool) -> Typed {
        let Some(ops) = LEVELS.get(level) else { return self.unary(live) };
        let mut left = self.binary(level + 1, live);
        while let Some(op) = ops.iter().find(|op| self.peek() == **op) {
            self.next += 1;
            let decided = match *op {
                "&&" => left.value == 0,
                "||" => left.value != 0,
                _ => false,
            };
            let right = self.binary(level + 1, live && !decided);
            left = self.apply(op, left, right, live && !decided);
        }
        left
    }

    fn defined(&self, live: bool, defined: bool, what: &str) {
        assert!(!live || defined, "{what} in `{}`", self.text);
    }

    fn apply(&self, op: &str, a: Typed, b: Typed, live: bool) -> Typed {
        let truth = |b: bool| Typed { value: i128::from(b), bits: 32, signed: true };
        match op {
            "&&" => return truth(a.value != 0 && b.value != 0),
            "||" => return truth(a.value != 0 || b.value != 0),
            "<<" | ">>" => return self.shift(op, a.promoted(), b.promoted(), live),
            _ => {}
        }
        let (x, y) = usual(a, b);
        let (n, m) = (x.value, y.value);
        let number = match op {
            "==" => return truth(n == m),
            "!=" => return truth(n != m),
            "<" => return truth(n < m),
            "<=" => return truth(n <= m),
            ">" => return truth(n > m),
            ">=" => return truth(n >= m),
            "|" => n | m,
            "^" => n ^ m,
            "&" => n & m,
            "+" => n + m,
            "-" => n - m,
            "*" => n.wrapping_mul(m),
            _ => {
                self.defined(live, m != 0, "division by zero");
                match (m, op) {
                    (0, _) => 0,
                    (_, "/") => n / m,
                    _ => n % m,
                }
            }
        };
        let result = Typed { value: number, ..x };
        self.defined(live, !x.signed || result.fits(), "signed overflow");
        result.converted(x.bits, x.signed)
    }

    fn shift(&self, op: &str, a: Typed, b: Typed, live: bool) -> Typed {
        self.defined(live, (0..i128::from(a.bits)).contains(&b.value), "a shift too far");
        let n = b.value.clamp(0, i128::from(a.bits) - 1);
        let value = if op == ">>" { a.value >> n } else { a.value << n };
        let result = Typed { value, ..a };
        self.defined(live, !a.signed || op == ">>" || (a.value >= 0 && result.fits()), "a signed shift");
        result.converted(a.bits, a.signed)
    }

    fn unary(&mut self, live: bool) -> Typed {
        if self.take("!") {
            let value = self.unary(live);
            return Typed { value: i128::from(value.value == 0), bits: 32, signed: true };
        }
        if self.take("~") {
            let a = self.unary(live).promoted();
            return Typed { value: !a.value, ..a }.converted(a.bits, a.signed);
        }
        if self.take("-") {
            let a = self.unary(live).promoted();
            let result = Typed { value: -a.value, ..a };
            self.defined(live, !a.signed || result.fits(), "overflow of a negation");
            return result.converted(a.bits, a.signed);
        }
        if self.take("(") {
            if let Some((bits, signed)) = self.ty() {
                assert!(self.take(")"), "a type in `{}`", self.text);
                return self.unary(live).converted(bits, signed);
            }
            let value = self.conditional(live);
            assert!(self.take(")"), "a closing parenthesis in `{}`", self.text);
            return value;
        }
        self.primary()
    }

    fn ty(&mut self) -> Option<(u32, bool)> {
        let (mut bits, mut signed, mut any) = (32, true, false);
        loop {
            match self.peek() {
                "unsigned" => signed = false,
                "signed" | "int" => {}
                "char" => bits = 8,
                "short" => bits = 16,
                "long" => bits = 64,
                "_Bool" => (bits, signed) = (1, false),
                _ => return any.then_some((bits, signed)),
            }
            any = true;
            self.next += 1;
        }
    }

    fn primary(&mut self) -> Typed {
        let token = self.peek().to_string();
        self.next += 1;
        if let Some(value) = self.variables.get(&token) {
            return *value;
        }
        let digits = token.trim_end_matches(['u', 'U', 'l', 'L']);
        let value: i128 = digits.parse().unwrap_or_else(|_| panic!("`{token}` in `{}`", self.text));
        let suffix = &token[digits.len()..];
        let signed = !suffix.contains(['u', 'U']);
        let long = suffix.contains(['l', 'L']);
        let fits = |bits| Typed { value, bits, signed }.fits();
        let bits = if !long && fits(32) { 32 } else { 64 };
        assert!(fits(bits), "the literal {token} has a type in `{}`", self.text);
        Typed { value, bits, signed }
    }
}

/// The usual arithmetic conversions.
fn usual(a: Typed, b: Typed) -> (Typed, Typed) {
    let (a, b) = (a.promoted(), b.promoted());
    let bits = a.bits.max(b.bits);
    let signed = [a, b].iter().all(|x| x.signed || x.bits < bits);
    (a.converted(bits, signed), b.converted(bits, signed))
}

#[test]
fn the_rules_of_c() {
    let mut variables = HashMap::default();
    variables.insert("c".to_string(), Typed::new(-1, 8, true));
    variables.insert("u".to_string(), Typed::new(-1, 32, false));
    let cases = [
        ("c < u", 0),
        ("c == u", 1),
        ("(long long)c < u", 1),
        ("(unsigned char)c", 255),
        ("u + 1", 0),
        ("-7 / 2 * 10 + -7 % 2", -31),
        ("1 ? 2 : 1 / 0", 2),
        ("0 && 1 / 0 || 3 > 2", 1),
        ("1 << 4 | 1", 17),
        ("~0u >> 31", 1),
        ("c >> 1", -1),
        ("!c == 0", 1),
        ("4294967295", 4_294_967_295),
    ];
    for (text, expected) in cases {
        assert_eq!(evaluate(text, &variables).value, expected, "{text}");
    }
}

#[test]
#[should_panic(expected = "signed overflow")]
fn overflow_is_undefined() {
    evaluate("2147483647 + 1", &HashMap::default());
}
