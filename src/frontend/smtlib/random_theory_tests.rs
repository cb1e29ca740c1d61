//! Properties of bit-vectors, arrays and datatypes: printed terms and values read as themselves.

use super::command::CommandKind;
use super::script::Context;
use eufonium_ir::{Evaluator, Model, Term, TermPool, print};
use quickcheck::{Arbitrary, Gen, QuickCheck};

const DECLARATIONS: &str = "(declare-datatypes ((Tree 0) (Forest 0))\
      (((leaf) (node (label (_ BitVec 3)) (below Forest))) ((none) (more (first Tree) (rest Forest)))))\
    (declare-datatype List (par (T) ((nil) (cons (head T) (tail (List T))))))\
    (declare-datatype Pair (par (S T) ((pair (left S) (right T)))))\
    (declare-fun p () Bool)(declare-fun i () Int)(declare-fun a () (_ BitVec 3))(declare-fun w () (_ BitVec 12))\
    (declare-fun m () (Array Int Int))(declare-fun n () (Array (_ BitVec 3) Bool))(declare-fun t () Tree)\
    (declare-fun l () (List (Pair Int Tree)))(declare-fun g (Tree (_ BitVec 3)) Int)\
    (declare-fun y () (_ FloatingPoint 3 4))(declare-fun z () (_ FloatingPoint 3 4))(declare-fun rm () RoundingMode)\
    (declare-fun fa () (Array (_ FloatingPoint 3 4) (_ FloatingPoint 3 4)))(declare-fun re () Real)";

/// The sorts, with a variable and a value of each.
const SORTS: &[(&str, &str, &str)] = &[
    ("Bool", "p", "true"),
    ("Int", "i", "(- 2)"),
    ("(_ BitVec 3)", "a", "#b101"),
    ("(_ BitVec 12)", "w", "#xa07"),
    ("(Array Int Int)", "m", "((as const (Array Int Int)) 1)"),
    ("(Array (_ BitVec 3) Bool)", "n", "((as const (Array (_ BitVec 3) Bool)) false)"),
    ("Tree", "t", "leaf"),
    ("Forest", "(below t)", "none"),
    ("(List (Pair Int Tree))", "l", "(as nil (List (Pair Int Tree)))"),
    ("(Pair Int Tree)", "(head l)", "(pair 0 leaf)"),
    ("(_ FloatingPoint 3 4)", "y", "(fp #b1 #b010 #b101)"),
    ("RoundingMode", "rm", "RTP"),
    ("(Array (_ FloatingPoint 3 4) (_ FloatingPoint 3 4))", "fa", {
        "((as const (Array (_ FloatingPoint 3 4) (_ FloatingPoint 3 4))) (_ NaN 3 4))"
    }),
    ("Real", "re", "2.5"),
    ("Float16", "((_ to_fp 5 11) RNE z)", "(_ -oo 5 11)"),
];

/// Ways to make a term of a sort: the sort, the text with holes, the sorts of the holes.
const SHAPES: &[(usize, &str, &[usize])] = &[
    (0, "(not @)", &[0]),
    (0, "(and @ @)", &[0, 0]),
    (0, "(= @ @)", &[2, 2]),
    (0, "(= @ @)", &[4, 4]),
    (0, "(= @ @)", &[6, 6]),
    (0, "(distinct @ @ @)", &[8, 8, 8]),
    (0, "(bvult @ @)", &[3, 3]),
    (0, "(bvsle @ @)", &[2, 2]),
    (0, "(bvsmulo @ @)", &[2, 2]),
    (0, "(bvsaddo @ @)", &[3, 3]),
    (0, "(< @ @)", &[1, 1]),
    (0, "(= @ @)", &[10, 10]),
    (0, "(= @ @)", &[11, 11]),
    (0, "(= @ @)", &[12, 12]),
    (0, "(fp.lt @ @)", &[10, 10]),
    (0, "(fp.geq @ @ @)", &[10, 10, 10]),
    (0, "(fp.eq @ @)", &[14, 14]),
    (0, "(fp.isNaN @)", &[10]),
    (0, "(fp.isSubnormal @)", &[14]),
    (0, "(fp.isPositive @)", &[10]),
    (0, "(< @ @)", &[13, 13]),
    (0, "(select @ @)", &[5, 2]),
    (0, "((_ is node) @)", &[6]),
    (0, "(is-nil @)", &[8]),
    (1, "(+ @ @)", &[1, 1]),
    (1, "(ubv_to_int @)", &[3]),
    (1, "(sbv_to_int @)", &[2]),
    (1, "(select @ @)", &[4, 1]),
    (1, "(left @)", &[9]),
    (1, "(g @ @)", &[6, 2]),
    (1, "(match @ ((leaf 3) ((node b f) (ubv_to_int b))))", &[6]),
    (10, "(ite @ @ @)", &[0, 10, 10]),
    (10, "(fp.add @ @ @)", &[11, 10, 10]),
    (10, "(fp.sub RTN @ @)", &[10, 10]),
    (10, "(fp.mul @ @ @)", &[11, 10, 10]),
    (10, "(fp.div RNE @ @)", &[10, 10]),
    (10, "(fp.fma RTZ @ @ @)", &[10, 10, 10]),
    (10, "(fp.sqrt @ @)", &[11, 10]),
    (10, "(fp.rem @ @)", &[10, 10]),
    (10, "(fp.roundToIntegral @ @)", &[11, 10]),
    (10, "(fp.min @ @)", &[10, 10]),
    (10, "(fp.max @ @)", &[10, 10]),
    (10, "(fp.abs (fp.neg @))", &[10]),
    (10, "((_ to_fp 3 4) @ @)", &[11, 14]),
    (10, "((_ to_fp 3 4) @ @)", &[11, 3]),
    (10, "((_ to_fp 3 4) @ @)", &[11, 13]),
    (10, "((_ to_fp_unsigned 3 4) RNA @)", &[2]),
    (10, "((_ to_fp 3 4) ((_ extract 6 0) @))", &[3]),
    (10, "(fp ((_ extract 0 0) @) @ @)", &[3, 2, 2]),
    (10, "(select @ @)", &[12, 10]),
    (11, "(ite @ @ @)", &[0, 11, 11]),
    (12, "(store @ @ @)", &[12, 10, 10]),
    (13, "(fp.to_real @)", &[10]),
    (13, "(+ @ (fp.to_real @))", &[13, 14]),
    (14, "(fp.add @ @ @)", &[11, 14, 14]),
    (14, "((_ to_fp 5 11) @ @)", &[11, 10]),
    (2, "((_ fp.to_ubv 3) @ @)", &[11, 10]),
    (2, "((_ fp.to_sbv 3) @ @)", &[11, 14]),
    (3, "((_ fp.to_sbv 12) @ @)", &[11, 10]),
    (2, "(bvadd @ @)", &[2, 2]),
    (2, "(bvmul @ @)", &[2, 2]),
    (2, "(bvneg @)", &[2]),
    (2, "(bvnot @)", &[2]),
    (2, "(bvxnor @ @)", &[2, 2]),
    (2, "(bvashr @ @)", &[2, 2]),
    (2, "(bvsdiv @ @)", &[2, 2]),
    (2, "(bvurem @ @)", &[2, 2]),
    (2, "((_ extract 5 3) @)", &[3]),
    (2, "((_ rotate_left 2) @)", &[2]),
    (2, "((_ int_to_bv 3) @)", &[1]),
    (2, "(label @)", &[6]),
    (3, "((_ repeat 4) @)", &[2]),
    (3, "((_ sign_extend 9) @)", &[2]),
    (3, "((_ zero_extend 9) @)", &[2]),
    (3, "(concat @ @ #b000000)", &[2, 2]),
    (3, "(bvsub @ @)", &[3, 3]),
    (3, "(bvor @ @)", &[3, 3]),
    (4, "(store @ @ @)", &[4, 1, 1]),
    (5, "(store @ @ @)", &[5, 2, 0]),
    (6, "(node @ @)", &[2, 7]),
    (6, "(first @)", &[7]),
    (7, "(more @ @)", &[6, 7]),
    (7, "(below @)", &[6]),
    (8, "(cons @ @)", &[9, 8]),
    (8, "(tail @)", &[8]),
    (9, "(pair @ @)", &[1, 6]),
    (9, "(head @)", &[8]),
];

/// The text of a random term of a sort; without variables if it is to be ground.
fn random_term(g: &mut Gen, sort: usize, depth: usize, ground: bool) -> String {
    if depth == 0 || u8::arbitrary(g).is_multiple_of(6) {
        let (_, variable, value) = SORTS[sort];
        return if ground || bool::arbitrary(g) { value.into() } else { variable.into() };
    }
    let below = |g: &mut Gen, sort| random_term(g, sort, depth - 1, ground);
    if u8::arbitrary(g).is_multiple_of(8) {
        return format!("(ite {} {} {})", below(g, 0), below(g, sort), below(g, sort));
    }
    let fits = |s: &&(usize, &str, &[usize])| s.0 == sort && !(ground && s.1.starts_with("(g "));
    let shapes: Vec<_> = SHAPES.iter().filter(fits).collect();
    let (_, text, holes) = **g.choose(&shapes).expect("every sort has a shape");
    let mut out = String::new();
    for (i, part) in text.split('@').enumerate() {
        if i > 0 {
            out.push_str(&below(g, holes[i - 1]));
        }
        out.push_str(part);
    }
    out
}

/// Terms that a script defines, by the names of `get-value`.
fn terms(pool: &mut TermPool, texts: &[&str]) -> Vec<Term> {
    let script = format!("{DECLARATIONS}(get-value ({}))", texts.join(" "));
    let mut context = Context::new(pool, script.as_bytes());
    loop {
        match context.next_command(pool) {
            Ok(Some(command)) => {
                if let CommandKind::GetValue(values) = command.kind {
                    return values.into_iter().map(|(t, _)| t).collect();
                }
            }
            other => panic!("{other:?} in {texts:?}"),
        }
    }
}

/// A term and values for the variables.
#[derive(Clone, Debug)]
struct Open(String, Vec<String>);

/// The places in [`SORTS`] of the sorts whose term is a variable.
const VARIABLES: [usize; 8] = [0, 1, 2, 3, 4, 5, 6, 8];

impl Arbitrary for Open {
    fn arbitrary(g: &mut Gen) -> Self {
        let sort = usize::arbitrary(g) % SORTS.len();
        Open(random_term(g, sort, 5, false), VARIABLES.iter().map(|s| random_term(g, *s, 4, true)).collect())
    }
}

/// Constructors may find more to simplify in a term that is made again, so the terms are compared by their values.
#[test]
fn printed_terms_read_as_themselves() {
    fn round_trip(Open(text, values): Open) -> bool {
        let mut pool = TermPool::new();
        let t = terms(&mut pool, &[&text])[0];
        let printed = print::term(&pool, t);
        let mut pool = TermPool::new();
        let variables = VARIABLES.iter().map(|s| SORTS[*s].1);
        let texts: Vec<&str> = [&text[..], &printed]
            .into_iter()
            .chain(variables)
            .chain(values.iter().map(String::as_str))
            .collect();
        let all = terms(&mut pool, &texts);
        let (both, others) = all.split_at(2);
        let (variables, values) = others.split_at(VARIABLES.len());
        let model = Model::new();
        let mut evaluator = Evaluator::new(&model);
        for (variable, value) in variables.iter().zip(values) {
            let value = Evaluator::new(&model).eval(&pool, *value);
            evaluator.set(*variable, value);
        }
        assert_eq!(evaluator.eval(&pool, both[0]), evaluator.eval(&pool, both[1]), "{text}\n{printed}");
        true
    }
    QuickCheck::new().tests(3000).quickcheck(round_trip as fn(Open) -> bool);
}

#[derive(Clone, Debug)]
struct Ground(usize, String);

impl Arbitrary for Ground {
    fn arbitrary(g: &mut Gen) -> Self {
        let sort = usize::arbitrary(g) % SORTS.len();
        Ground(sort, random_term(g, sort, 6, true))
    }
}

#[test]
fn printed_values_read_as_themselves() {
    fn round_trip(Ground(sort, text): Ground) -> bool {
        let model = Model::new();
        let mut pool = TermPool::new();
        let both = terms(&mut pool, &[&text, SORTS[sort].1]);
        let sort = pool.sort(both[1]);
        let value = Evaluator::new(&model).eval(&pool, both[0]);
        assert!(value.has_sort(&pool, sort));
        let printed = print::value(&pool, &value, sort);
        let mut pool = TermPool::new();
        let again = terms(&mut pool, &[&text, &printed]);
        let mut evaluator = Evaluator::new(&model);
        evaluator.eval(&pool, again[0]) == evaluator.eval(&pool, again[1])
            && print::value(&pool, &evaluator.eval(&pool, again[1]), pool.sort(again[1])) == printed
    }
    QuickCheck::new().tests(3000).quickcheck(round_trip as fn(Ground) -> bool);
}
