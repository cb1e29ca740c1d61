//! The laws of each domain, on random elements of small spaces: what an element contains is read off its formulas, point by
//! point.

mod examples;
mod linear;

use super::*;
use crate::atom::{Atom, Sum, WordOp};
use crate::domain::{Domain, Thresholds};
use crate::space::{Dim, Domains, Kind, Space};
use eufonium_base::{Bits, Rat};
use eufonium_ir::{Evaluator, Model, Rel, Sort, Term, TermPool, Value as IrValue};
use quickcheck::{Arbitrary, Gen, QuickCheck};
use std::sync::Arc;

/// A number below `n`.
fn below(g: &mut Gen, n: usize) -> usize {
    usize::arbitrary(g) % n
}

/// An atom over three integers, a rational and a truth value.
#[derive(Clone, Debug)]
struct NumberAtom(Atom);

/// An atom over two words of 3 bits, one of 1 bit and one of 2 bits.
#[derive(Clone, Debug)]
struct WordAtom(Atom);

impl Arbitrary for NumberAtom {
    fn arbitrary(g: &mut Gen) -> Self {
        let kind = below(g, 8);
        if kind == 0 {
            return NumberAtom(Atom::Truth(4, bool::arbitrary(g)));
        }
        let integral = kind == 1 || bool::arbitrary(g);
        let dims = if integral { 3 } else { 4 };
        let mut terms: Vec<(Dim, Rat)> = Vec::new();
        for d in 0..dims {
            if terms.len() < 3 && below(g, 2) == 0 {
                terms.push((d, Rat::from([-2, -1, -1, 1, 1, 3][below(g, 6)])));
            }
        }
        let sum = Sum { terms, constant: Rat::from(below(g, 9) as i64 - 4), integral };
        if kind == 1 {
            return NumberAtom(Atom::Divides(Rat::from(2 + below(g, 3) as i64), sum));
        }
        NumberAtom(Atom::Linear(sum, [Rel::Eq, Rel::Ne, Rel::Le, Rel::Lt, Rel::Le, Rel::Eq][below(g, 6)]))
    }
}

impl Arbitrary for WordAtom {
    fn arbitrary(g: &mut Gen) -> Self {
        let wide = |g: &mut Gen| below(g, 2);
        let (signed, strict) = (bool::arbitrary(g), bool::arbitrary(g));
        let binary =
            [WordOp::Add, WordOp::Mul, WordOp::And, WordOp::Or, WordOp::Udiv, WordOp::Urem, WordOp::Lshr];
        WordAtom(match below(g, 11) {
            0 | 1 => Atom::Less { signed, strict, low: wide(g), high: wide(g) },
            2 => Atom::Differ(wide(g), wide(g)),
            3..=5 => {
                let op = binary[below(g, binary.len())].clone();
                Atom::Word { result: wide(g), op, args: vec![wide(g), wide(g)] }
            }
            6 | 7 => {
                let n = Rat::from(below(g, 8) as i64);
                Atom::Word { result: wide(g), op: WordOp::Constant(n), args: vec![] }
            }
            8 => {
                let op = [WordOp::Not, WordOp::Copy][below(g, 2)].clone();
                Atom::Word { result: wide(g), op, args: vec![wide(g)] }
            }
            9 => {
                let args = if strict { vec![2, 3] } else { vec![3, 2] };
                Atom::Word { result: wide(g), op: WordOp::Concat, args }
            }
            _ => {
                let low = below(g, 2) as u32;
                let extract =
                    Atom::Word { result: 3, op: WordOp::Extract(low + 1, low), args: vec![wide(g)] };
                let extend = Atom::Word { result: wide(g), op: WordOp::SignExtend, args: vec![3] };
                if strict { extract } else { extend }
            }
        })
    }
}

/// Whether an atom is true at a point.
fn holds(atom: &Atom, point: &[IrValue]) -> bool {
    let value = |sum: &Sum| {
        sum.terms.iter().fold(sum.constant.clone(), |total, (d, c)| total + &(c * point[*d].as_num()))
    };
    match atom {
        Atom::Linear(sum, rel) => {
            let n = value(sum);
            match rel {
                Rel::Eq => n.is_zero(),
                Rel::Ne => !n.is_zero(),
                Rel::Le => !n.is_positive(),
                Rel::Lt => n.is_negative(),
            }
        }
        Atom::Divides(d, sum) => value(sum).rem_euclid(d).is_zero(),
        Atom::Truth(d, truth) => point[*d].as_bool() == *truth,
        Atom::Less { signed, strict, low, high } => {
            let (a, b) = (point[*low].as_bits(), point[*high].as_bits());
            let less = if *signed { a.slt(b) } else { a.ult(b) };
            less || (!strict && a == b)
        }
        Atom::Differ(a, b) => point[*a] != point[*b],
        Atom::Word { result, op, args } => {
            let result = point[*result].as_bits();
            let args: Vec<&Bits> = args.iter().map(|d| point[*d].as_bits()).collect();
            *result == apply(op, &args, result.width())
        }
    }
}

fn apply(op: &WordOp, args: &[&Bits], width: u32) -> Bits {
    match (op, args) {
        (WordOp::Constant(n), _) => Bits::from_rat(n, width),
        (WordOp::Copy, [a]) => (*a).clone(),
        (WordOp::Not, [a]) => a.not(),
        (WordOp::Add, [a, b]) => a.add(b),
        (WordOp::Mul, [a, b]) => a.mul(b),
        (WordOp::And, [a, b]) => a.and(b),
        (WordOp::Or, [a, b]) => a.or(b),
        (WordOp::Udiv, [a, b]) => a.udiv(b),
        (WordOp::Urem, [a, b]) => a.urem(b),
        (WordOp::Lshr, [a, b]) => a.lshr(b),
        (WordOp::Concat, [a, b]) => a.concat(b),
        (WordOp::Extract(high, low), [a]) => a.extract(*high, *low),
        (WordOp::SignExtend, [a]) => a.sign_extend(width - a.width()),
        _ => unreachable!("the generator gives as many operands as the operator has"),
    }
}

/// A space with all its points of a box.
struct Field {
    pool: TermPool,
    space: Arc<Space>,
    vars: Vec<Term>,
    points: Vec<Vec<IrValue>>,
}

impl Field {
    fn new(kinds: Vec<Kind>, values: impl Fn(Kind) -> Vec<IrValue>) -> Self {
        let mut pool = TermPool::new();
        let mut vars = Vec::new();
        let mut points = vec![Vec::new()];
        for (i, &kind) in kinds.iter().enumerate() {
            let sort = match kind {
                Kind::Bool => Sort::BOOL,
                Kind::Int => Sort::INT,
                Kind::Real => Sort::REAL,
                Kind::Word(width) => pool.bv_sort(width),
                Kind::Other => unreachable!("no field has such dimensions"),
            };
            vars.push(pool.constant(format!("v{i}"), sort));
            let longer = |point: &Vec<IrValue>| {
                values(kind)
                    .into_iter()
                    .map(|v| point.iter().cloned().chain([v]).collect())
                    .collect::<Vec<_>>()
            };
            points = points.iter().flat_map(longer).collect();
        }
        Field { pool, space: Space::new(kinds), vars, points }
    }

    fn numbers() -> Self {
        let number = |n: i64, d: i64| IrValue::Num(Rat::new(n, d));
        Field::new(vec![Kind::Int, Kind::Int, Kind::Int, Kind::Real, Kind::Bool], |kind| match kind {
            Kind::Int => (-2..=3).map(|n| number(n, 1)).collect(),
            Kind::Real => vec![number(-1, 1), number(1, 2), number(2, 1)],
            _ => vec![IrValue::Bool(false), IrValue::Bool(true)],
        })
    }

    fn words() -> Self {
        Field::new(vec![Kind::Word(3), Kind::Word(3), Kind::Word(1), Kind::Word(2)], |kind| match kind {
            Kind::Word(width) => {
                (0..1_u64 << width).map(|n| IrValue::Bits(Bits::from_u64(n, width))).collect()
            }
            _ => unreachable!("all are words"),
        })
    }

    /// For each point of the box whether the element contains it.
    fn contents<D: Domain>(&mut self, element: &D) -> Vec<bool> {
        if element.is_bottom() {
            return vec![false; self.points.len()];
        }
        let mut terms = Vec::new();
        element.to_terms(&mut self.pool, &self.vars, &mut terms);
        let formula = self.pool.and(&terms);
        let contains = |point: &Vec<IrValue>| {
            let mut model = Model::new();
            for (var, value) in self.vars.iter().zip(point) {
                model.set(self.pool.as_constant(*var).expect("a variable is a constant"), value.clone());
            }
            Evaluator::new(&model).holds(&self.pool, formula)
        };
        self.points.iter().map(contains).collect()
    }
}

/// The element that the atoms describe, assumed twice; with a check that no point is lost.
fn element<D: Domain>(field: &mut Field, atoms: &[Atom]) -> D {
    let mut element = D::top(&field.space);
    for atom in atoms.iter().chain(atoms) {
        element.assume(atom);
    }
    let contents = field.contents(&element);
    for (point, contained) in field.points.iter().zip(contents) {
        assert!(contained || !atoms.iter().all(|a| holds(a, point)), "{point:?} is lost by {atoms:?}");
    }
    element
}

/// All laws that speak of two elements.
fn laws<D: Domain>(field: &mut Field, first: &[Atom], second: &[Atom]) {
    let (a, b): (D, D) = (element(field, first), element(field, second));
    let thresholds = Thresholds::new(vec![Rat::int(-1), Rat::int(2), Rat::int(5)], 3);
    let upper = [("join", a.join(&b)), ("widening", a.widen(&b, &thresholds))];
    let (in_a, in_b) = (field.contents(&a), field.contents(&b));
    for (name, bound) in &upper {
        let within = field.contents(bound);
        let covers = (0..within.len()).all(|i| within[i] || !(in_a[i] || in_b[i]));
        assert!(covers, "{name} loses points of {first:?} or {second:?}");
        assert!(bound.includes(&a) && bound.includes(&b), "{name} of {first:?} and {second:?} includes both");
    }
    let met = field.contents(&a.meet(&b));
    assert!((0..met.len()).all(|i| met[i] || !(in_a[i] && in_b[i])), "meet of {first:?} and {second:?}");
    if a.includes(&b) {
        assert!((0..met.len()).all(|i| in_a[i] || !in_b[i]), "{first:?} does not include {second:?}");
    }
    assert!(a.includes(&a) && D::top(&field.space).includes(&a) && a.includes(&D::bottom(&field.space)));
    assert_eq!(field.contents(&a.join(&D::bottom(&field.space))), in_a);
}

/// A projection, with one dimension twice, keeps what it contains; and it is undone by a meet.
fn projections<D: Domain>(field: &mut Field, atoms: &[Atom], dims: &[Dim]) {
    let whole: D = element(field, atoms);
    let contents = field.contents(&whole);
    let kinds = dims.iter().map(|d| field.space.kind(*d)).collect();
    let space = Space::with(kinds, field.space.domains());
    let part = whole.select(&space, dims);
    let mut terms = Vec::new();
    if !part.is_bottom() {
        let vars: Vec<Term> = dims.iter().map(|d| field.vars[*d]).collect();
        part.to_terms(&mut field.pool, &vars, &mut terms);
    }
    let mut back = D::top(&field.space);
    back.meet_at(&part, dims);
    let back = field.contents(&back);
    assert!((0..contents.len()).all(|i| back[i] || !contents[i]), "{dims:?} of {atoms:?}");
}

/// Widening by ever new elements becomes stationary.
fn stabilises<D: Domain>(field: &Field, atoms: &[Atom]) {
    let thresholds = Thresholds::new((-3..3).map(Rat::int).collect(), 6);
    let mut element = D::bottom(&field.space);
    let mut changes = 0;
    for round in 0..200 {
        let mut next = D::top(&field.space);
        next.assume(&atoms[round % atoms.len()]);
        // Bounds that move on and on.
        for d in (0..field.space.len()).filter(|d| field.space.kind(*d).is_number()) {
            let constant = Rat::from(round as i64 * if d % 2 == 0 { 1 } else { -2 });
            let sum =
                Sum { terms: vec![(d, Rat::ONE)], constant, integral: field.space.kind(d) == Kind::Int };
            next.assume(&Atom::Linear(sum, Rel::Eq));
        }
        if !element.includes(&next) {
            changes += 1;
            element = element.widen(&next, &thresholds);
        }
    }
    assert!(changes < 100, "{changes} changes");
}

fn number_laws_in<D: Domain>(field: &mut Field, first: Vec<NumberAtom>, second: Vec<NumberAtom>) -> bool {
    let atoms = |list: Vec<NumberAtom>| list.into_iter().take(4).map(|a| a.0).collect::<Vec<_>>();
    let (first, second) = (atoms(first), atoms(second));
    laws::<D>(field, &first, &second);
    projections::<D>(field, &first, &[1, 3, 4, 1]);
    if !first.is_empty() {
        stabilises::<D>(field, &first);
    }
    true
}

fn number_laws<D: Domain>() {
    fn property<D: Domain>(first: Vec<NumberAtom>, second: Vec<NumberAtom>) -> bool {
        number_laws_in::<D>(&mut Field::numbers(), first, second)
    }
    QuickCheck::new().tests(40).quickcheck(property::<D> as fn(Vec<NumberAtom>, Vec<NumberAtom>) -> bool);
}

fn word_laws<D: Domain>() {
    fn property<D: Domain>(first: Vec<WordAtom>, second: Vec<WordAtom>) -> bool {
        let atoms = |list: Vec<WordAtom>| list.into_iter().take(5).map(|a| a.0).collect::<Vec<_>>();
        let (first, second) = (atoms(first), atoms(second));
        let mut field = Field::words();
        laws::<D>(&mut field, &first, &second);
        projections::<D>(&mut field, &first, &[1, 0, 3, 1]);
        if !first.is_empty() {
            stabilises::<D>(&field, &first);
        }
        true
    }
    QuickCheck::new().tests(100).quickcheck(property::<D> as fn(Vec<WordAtom>, Vec<WordAtom>) -> bool);
}

#[test]
fn truth_values_obey_the_laws() {
    number_laws::<Pointwise<Truth>>();
}

#[test]
fn intervals_obey_the_laws() {
    number_laws::<Pointwise<Range>>();
}

#[test]
fn congruences_obey_the_laws() {
    number_laws::<Pointwise<Congruence>>();
}

#[test]
fn zones_obey_the_laws() {
    number_laws::<Zones>();
}

#[test]
fn equations_obey_the_laws() {
    number_laws::<Affine>();
}

#[test]
fn octagons_obey_the_laws() {
    // Where there are zones, octagons leave the formulas of differences to them.
    fn property(first: Vec<NumberAtom>, second: Vec<NumberAtom>) -> bool {
        let mut field = Field::numbers();
        let kinds = (0..field.space.len()).map(|d| field.space.kind(d)).collect();
        field.space = Space::with(kinds, Domains::OCTAGONS);
        number_laws_in::<Octagons>(&mut field, first, second)
    }
    QuickCheck::new().tests(60).quickcheck(property as fn(Vec<NumberAtom>, Vec<NumberAtom>) -> bool);
}

#[test]
fn pieces_obey_the_laws() {
    number_laws::<Pointwise<Pieces>>();
}

#[test]
fn polyhedra_obey_the_laws() {
    number_laws::<Polyhedra>();
}

#[test]
fn words_obey_the_laws() {
    word_laws::<Pointwise<Word>>();
}

#[test]
fn arcs_obey_the_laws() {
    word_laws::<Pointwise<Wrapped>>();
}

#[test]
fn the_product_obeys_the_laws() {
    number_laws::<Product>();
    word_laws::<Product>();
}

/// `sum of c * dim + k rel 0` over the numbers' space.
fn linear(terms: &[(Dim, i64)], constant: i64, rel: Rel) -> Atom {
    // The fourth dimension is rational.
    let integral = terms.iter().all(|(d, _)| *d < 3);
    let terms = terms.iter().map(|(d, c)| (*d, Rat::int(*c))).collect();
    Atom::Linear(Sum { terms, constant: Rat::int(constant), integral }, rel)
}

/// What contradicts itself without being bottom is included, too: here in an element that bounds another dimension.
#[test]
fn contradictions_are_included() {
    let empty = [
        linear(&[(0, 1), (1, -2)], 3, Rel::Le),
        linear(&[(0, -1), (1, 3)], 9, Rel::Le),
        linear(&[(1, -1)], 8, Rel::Le),
    ];
    let mut field = Field::numbers();
    laws::<Polyhedra>(&mut field, &empty, &[linear(&[(2, 1)], -1, Rel::Le)]);
    laws::<Product>(&mut field, &[linear(&[(2, 1), (3, 2)], -1, Rel::Eq)], &empty);
}
