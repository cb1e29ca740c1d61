//! Random formulas: the expression of C has the value of the formula, and is defined, for edge values of its variables.

mod c;

use super::*;
use c::{Typed, evaluate};
use eufonium_base::Bits;
use eufonium_ir::{Evaluator, Model, Value};
use quickcheck::{Arbitrary, Gen, quickcheck};

/// The types of the variables.
const TYPES: [(u32, bool); 9] = [
    (8, true),
    (8, false),
    (16, true),
    (16, false),
    (32, true),
    (32, false),
    (64, true),
    (64, false),
    (1, false),
];

fn source_type((bits, signed): (u32, bool)) -> SourceType {
    if bits == 1 { SourceType::Bool } else { SourceType::Int { signed, bits } }
}

/// A pool with a constant of each kind for each type.
struct World {
    pool: TermPool,
    /// Constants with their names and types; integers first.
    constants: Vec<(Term, String, (u32, bool))>,
}

impl World {
    fn new() -> World {
        let mut pool = TermPool::new();
        let mut constants = Vec::new();
        for ty in TYPES {
            let name = format!("n{}_{}", ty.0, u8::from(ty.1));
            constants.push((pool.constant(name.clone(), Sort::INT), name, ty));
        }
        for ty in TYPES {
            // A truth value is a byte.
            let sort = pool.bv_sort(if ty.0 == 1 { 8 } else { ty.0 });
            let name = format!("w{}_{}", ty.0, u8::from(ty.1));
            constants.push((pool.constant(name.clone(), sort), name, ty));
        }
        World { pool, constants }
    }

    fn name(&self, t: Term) -> Option<(String, SourceType)> {
        let (_, name, ty) = self.constants.iter().find(|(c, ..)| *c == t)?;
        Some((name.clone(), source_type(*ty)))
    }
}

/// What a formula is built from: bytes that are read as choices.
#[derive(Clone, Debug)]
struct Choices {
    bytes: Vec<u8>,
    values: Vec<i64>,
}

impl Arbitrary for Choices {
    fn arbitrary(g: &mut Gen) -> Choices {
        let bytes = (0..60).map(|_| u8::arbitrary(g)).collect();
        let edges = [
            0,
            1,
            -1,
            2,
            7,
            127,
            128,
            255,
            -128,
            32767,
            65535,
            i32::MAX as i64,
            i32::MIN as i64,
            i64::MAX,
            i64::MIN,
        ];
        let value =
            |g: &mut Gen| *g.choose(&edges).expect("there are some") ^ i64::from(u8::arbitrary(g) % 4);
        Choices { bytes, values: (0..TYPES.len()).map(|_| value(g)).collect() }
    }
    fn shrink(&self) -> Box<dyn Iterator<Item = Choices>> {
        let all = self.clone();
        let cut = move |n| Choices { bytes: all.bytes[..n].to_vec(), values: all.values.clone() };
        Box::new((0..self.bytes.len()).map(cut))
    }
}

struct Builder<'a> {
    world: &'a mut World,
    bytes: std::slice::Iter<'a, u8>,
}

impl Builder<'_> {
    fn pick(&mut self, n: usize) -> usize {
        usize::from(self.bytes.next().copied().unwrap_or(0)) % n
    }

    fn formula(&mut self, depth: usize) -> Term {
        if depth == 0 {
            return self.atom(1);
        }
        let (a, b) = (depth - 1, depth - 1);
        match self.pick(6) {
            0 => {
                let parts = [self.formula(a), self.formula(b)];
                self.world.pool.and(&parts)
            }
            1 => {
                let parts = [self.formula(a), self.formula(b)];
                self.world.pool.or(&parts)
            }
            2 => {
                let part = self.formula(a);
                self.world.pool.not(part)
            }
            3 => {
                let (x, y) = (self.formula(a), self.formula(b));
                self.world.pool.eq(x, y)
            }
            _ => self.atom(depth),
        }
    }

    fn atom(&mut self, depth: usize) -> Term {
        if self.pick(2) == 0 {
            let (a, b) = (self.integer(depth), self.integer(depth));
            let pool = &mut self.world.pool;
            match self.bytes.next().copied().unwrap_or(0) % 3 {
                0 => pool.le(a, b),
                1 => pool.lt(a, b),
                _ => pool.eq(a, b),
            }
        } else {
            let width = [8, 16, 32, 64, 13, 40][self.pick(6)];
            let (a, b) = (self.word(width, depth), self.word(width, depth));
            let choice = self.pick(4);
            let pool = &mut self.world.pool;
            match choice {
                0 => pool.bv_ult(a, b),
                1 => pool.bv_slt(a, b),
                2 => pool.bv_sle(a, b),
                _ => pool.eq(a, b),
            }
        }
    }

    fn integer(&mut self, depth: usize) -> Term {
        let leaf = depth == 0 || self.pick(4) == 0;
        if leaf {
            return match self.pick(3) {
                0 => {
                    let n = [0, 1, -1, 2, 10, 255, 65536, -300][self.pick(8)];
                    self.world.pool.int(n)
                }
                _ => {
                    let i = self.pick(TYPES.len());
                    self.world.constants[i].0
                }
            };
        }
        let a = self.integer(depth - 1);
        let divisor = [2, 3, 8, 1000][self.pick(4)];
        let divisor = self.world.pool.int(divisor);
        match self.pick(6) {
            0 | 1 => {
                let b = self.integer(depth - 1);
                self.world.pool.add(&[a, b])
            }
            2 => {
                let b = self.integer(depth - 1);
                self.world.pool.sub(a, b)
            }
            3 => self.world.pool.scale(&Rat::int([2, -1, -3, 100][self.bytes.len() % 4]), a),
            4 => self.world.pool.idiv(a, divisor),
            _ => self.world.pool.modulo(a, divisor),
        }
    }

    fn word(&mut self, width: u32, depth: usize) -> Term {
        if depth == 0 || self.pick(4) == 0 {
            let fitting: Vec<Term> = self.world.constants[TYPES.len()..]
                .iter()
                .map(|(t, ..)| *t)
                .filter(|t| self.world.pool.width(*t) == width)
                .collect();
            if fitting.is_empty() || self.pick(3) == 0 {
                let n = [0, 1, 3, u64::MAX, 1 << (width - 1), 100][self.pick(6)];
                return self.world.pool.bits(Bits::from_u64(n, width));
            }
            return fitting[self.pick(fitting.len())];
        }
        let choice = self.pick(14);
        let a = self.word(width, depth - 1);
        let b = self.word(width, depth - 1);
        let pool = &mut self.world.pool;
        match choice {
            0 => pool.bv_and(&[a, b]),
            1 => pool.bv_or(&[a, b]),
            2 => pool.bv_xor(&[a, b]),
            3 => pool.bv_add(&[a, b]),
            4 => pool.bv_sub(a, b),
            5 => pool.bv_mul(&[a, b]),
            6 => pool.bv_udiv(a, b),
            7 => pool.bv_urem(a, b),
            8 => pool.bv_shl(a, b),
            9 => pool.bv_lshr(a, b),
            10 => pool.bv_ashr(a, b),
            11 => pool.bv_not(a),
            12 => {
                let wide = if width < 16 { self.word(32, depth - 1) } else { self.word(64, depth - 1) };
                if self.world.pool.width(wide) > width {
                    self.world.pool.extract(width, 1, wide)
                } else {
                    wide
                }
            }
            _ if width > 8 => {
                let narrow = self.word(8, depth - 1);
                if choice == 13 && depth.is_multiple_of(2) {
                    self.world.pool.zero_extend(width - 8, narrow)
                } else {
                    self.world.pool.sign_extend(width - 8, narrow)
                }
            }
            _ => a,
        }
    }
}

/// The formula's value, and that of its expression if it has one.
fn values(choices: &Choices) -> (bool, Option<(bool, String)>) {
    let mut world = World::new();
    let formula = Builder { world: &mut world, bytes: choices.bytes.iter() }.formula(3);
    let (mut model, mut variables) = (Model::new(), HashMap::default());
    for (i, (t, name, (bits, signed))) in world.constants.iter().enumerate() {
        let value = Typed::new(i128::from(choices.values[i % TYPES.len()]), *bits, *signed);
        variables.insert(name.clone(), value);
        let value = match world.pool.as_bv(world.pool.sort(*t)) {
            Some(width) => Value::Bits(Bits::from_u64(value.value as u64, width)),
            None => Value::Num(Bits::from_u64(value.value as u64, 64).to_rat_of(value.signed || *bits < 64)),
        };
        model.set(world.pool.as_constant(*t).expect("it is a constant"), value);
    }
    let expected = Evaluator::new(&model).eval(&world.pool, formula) == Value::Bool(true);
    let text = c_expression(&world.pool, formula, &|t| world.name(t));
    (expected, text.map(|text| (evaluate(&text, &variables).value != 0, text)))
}

trait Read {
    fn to_rat_of(&self, signed: bool) -> Rat;
}

impl Read for Bits {
    fn to_rat_of(&self, signed: bool) -> Rat {
        if signed { self.to_rat_signed() } else { self.to_rat() }
    }
}

quickcheck! {
    fn expressions_have_the_values_of_formulas(choices: Choices) -> bool {
        let (expected, found) = values(&choices);
        found.is_none_or(|(value, text)| {
            assert_eq!(value, expected, "{text}");
            true
        })
    }
}

/// Most formulas have an expression, so that the property above says something.
#[test]
fn most_formulas_have_an_expression() {
    let mut g = Gen::new(10);
    let count = (0..200).filter(|_| values(&Choices::arbitrary(&mut g)).1.is_some()).count();
    assert!(count > 100, "{count} of 200");
}

#[test]
fn expressions_read_well() {
    let mut world = World::new();
    let [int, uint, word, uword] = [4, 5, 13, 14].map(|i| world.constants[i].0);
    let pool = &mut world.pool;
    let (zero, ten) = (pool.int(0), pool.int(10));
    let (five, minus) = (pool.bits(Bits::from_u64(5, 32)), pool.bits(Bits::ones(32)));
    let sum = pool.add(&[int, uint]);
    let wide = pool.bv_add(&[word, five]);
    let (one, top) = (pool.bits(Bits::one(1)), pool.extract(31, 31, word));
    let negative = pool.eq(top, one);
    let cases = [
        (pool.le(zero, int), "0 <= n32_1"),
        (pool.lt(int, ten), "n32_1 <= 9"),
        (pool.le(int, uint), "(long long)n32_1 <= (long long)n32_0"),
        (pool.le(sum, ten), "(long long)n32_1 + (long long)n32_0 <= 10"),
        (pool.bv_slt(word, five), "w32_1 < 5"),
        (pool.bv_ult(uword, five), "w32_0 < 5u"),
        (pool.eq(word, minus), "w32_1 == -1"),
        (pool.bv_ult(wide, uword), "(unsigned int)w32_1 + 5u < w32_0"),
        (pool.bv_slt(uword, five), "(int)w32_0 < 5"),
        (negative, "w32_1 < 0"),
        (pool.not(negative), "0 <= w32_1"),
    ];
    for (formula, expected) in cases {
        let text = c_expression(&world.pool, formula, &|t| world.name(t));
        assert_eq!(text.as_deref(), Some(expected));
    }
}

#[test]
fn conjuncts_without_expression_are_counted() {
    let mut world = World::new();
    let (int, long, ulong) = (world.constants[4].0, world.constants[6].0, world.constants[7].0);
    let pool = &mut world.pool;
    let ten = pool.int(10);
    let small = pool.le(int, ten);
    // The sum of two 64-bit numbers does not fit.
    let sum = pool.add(&[long, ulong]);
    let large = pool.le(sum, ten);
    let both = pool.and(&[small, large]);
    let name = |t: Term| World::new().name(t);
    assert_eq!(c_conjunction(pool, both, &name), ("n32_1 <= 10".to_string(), 1));
    assert_eq!(c_conjunction(pool, large, &name), ("1".to_string(), 1));
    assert_eq!(c_conjunction(pool, pool.tt(), &name), ("1".to_string(), 0));
}

/// The value of `x OP NUMBER`, or of the opposite, for a number that may be NaN.
fn compared(text: &str, x: f64) -> bool {
    if let Some(inner) = text.strip_prefix("!(") {
        return !compared(inner.strip_suffix(')').expect("a parenthesis is closed"), x);
    }
    let [left, operator, right] = text.split(' ').collect::<Vec<_>>()[..] else { panic!("{text}") };
    assert_eq!(left, "x");
    let right = if right == "x" { x } else { right.parse().expect("a number") };
    match operator {
        "<" => x < right,
        "<=" => x <= right,
        "==" => x == right,
        "!=" => x != right,
        other => panic!("{other}"),
    }
}

#[test]
fn reals_are_floating_point_numbers() {
    use eufonium_ir::float::{Format, reals};
    let mut pool = TermPool::new();
    let x = pool.constant("x", Sort::REAL);
    let names = |t: Term| (t == x).then(|| ("x".to_string(), SourceType::Float(Format::SINGLE)));
    let numbers = [
        0.0,
        0.1,
        -0.3,
        1.5,
        3e38,
        -1e-45,
        f32::MIN_POSITIVE,
        f32::MAX,
        f32::INFINITY,
        f32::NEG_INFINITY,
        f32::NAN,
    ];
    let mut bounds: Vec<Rat> = [0, 1, -2].map(Rat::from).to_vec();
    bounds.extend([
        Rat::new(1, 10),
        Rat::new(-3, 10),
        Rat::new(3, 2),
        reals::power(-200),
        reals::power(130),
        reals::infinity(),
    ]);
    let mut written = 0;
    for bound in bounds {
        let bound = pool.num(bound, Sort::REAL);
        let equal = pool.eq(x, bound);
        let formulas = [
            pool.le(x, bound),
            pool.lt(x, bound),
            pool.le(bound, x),
            pool.lt(bound, x),
            equal,
            pool.not(equal),
        ];
        for formula in formulas {
            let Some(text) = c_expression(&pool, formula, &names) else { continue };
            written += 1;
            for number in numbers {
                let mut model = Model::new();
                let real = reals::of_word(Format::SINGLE, &Bits::from_u64(u64::from(number.to_bits()), 32));
                model.set(pool.as_constant(x).expect("a constant"), Value::Num(real));
                let expected = Evaluator::new(&model).holds(&pool, formula);
                let shown = match &text[..] {
                    "0" => false,
                    "1" => true,
                    text => compared(text, f64::from(number)),
                };
                assert_eq!(shown, expected, "{text} for {number}");
            }
        }
    }
    assert!(written > 40, "{written}");
    let tenth = pool.num(Rat::new(1, 10), Sort::REAL);
    let below = pool.le(x, tenth);
    let double = |_: Term| Some(("x".to_string(), SourceType::Float(Format::DOUBLE)));
    assert_eq!(c_expression(&pool, below, &double).as_deref(), Some("x <= 0.09999999999999999"));
}
