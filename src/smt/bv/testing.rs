//! What the tests of circuits share: random Boolean expressions with their truth tables.

use super::aig::Aig;
use super::literal::AigLit;
use quickcheck::{Arbitrary, Gen};

/// A random expression over [`Expr::INPUTS`] inputs.
#[derive(Clone, Debug)]
pub(super) enum Expr {
    /// An input by number.
    Input(usize),
    /// A negation.
    Not(Box<Expr>),
    /// An operator on three expressions, of which it may use fewer.
    Op(u8, Box<[Expr; 3]>),
}

impl Expr {
    /// The number of inputs: a truth table has 64 rows.
    pub const INPUTS: usize = 6;

    fn random(g: &mut Gen, size: usize) -> Expr {
        if size == 0 {
            return Expr::Input(usize::arbitrary(g) % Expr::INPUTS);
        }
        match u8::arbitrary(g) % 7 {
            0 => Expr::Not(Box::new(Expr::random(g, size - 1))),
            op => Expr::Op(op, Box::new([(); 3].map(|()| Expr::random(g, size / 2)))),
        }
    }

    /// Bit `r` is the value of the expression when input `i` is bit `i` of `r`.
    pub fn table(&self) -> u64 {
        match self {
            Expr::Input(i) => column(*i),
            Expr::Not(e) => !e.table(),
            Expr::Op(op, parts) => {
                let [a, b, c] = [0, 1, 2].map(|i| parts[i].table());
                match op {
                    1 => a & b,
                    2 => a | b,
                    3 => a ^ b,
                    4 => a & b | !a & c,
                    5 => a & b | a & c | b & c,
                    _ => a ^ b ^ c,
                }
            }
        }
    }

    /// The expression as a circuit.
    pub fn build(&self, g: &mut Aig, inputs: &[AigLit]) -> AigLit {
        match self {
            Expr::Input(i) => inputs[*i],
            Expr::Not(e) => !e.build(g, inputs),
            Expr::Op(op, parts) => {
                let [a, b, c] = [0, 1, 2].map(|i| parts[i].build(g, inputs));
                match op {
                    1 => g.and(a, b),
                    2 => g.or(a, b),
                    3 => g.xor(a, b),
                    4 => g.ite(a, b, c),
                    5 => g.majority(a, b, c),
                    _ => g.full_add(a, b, c).0,
                }
            }
        }
    }
}

/// The truth table of an input.
fn column(i: usize) -> u64 {
    (0..64u64).filter(|row| row >> i & 1 == 1).map(|row| 1 << row).sum()
}

/// The truth tables of all nodes of a graph whose first nodes are inputs.
pub(super) fn tables(g: &Aig) -> Vec<u64> {
    let mut tables: Vec<u64> = vec![0];
    for node in 1..g.num_nodes() {
        let table = match g.parts(node) {
            None => column(node - 1),
            Some(parts) => {
                let value = |l: AigLit| if l.is_negated() { !tables[l.node()] } else { tables[l.node()] };
                value(parts[0]) & value(parts[1])
            }
        };
        tables.push(table);
    }
    tables
}

impl Arbitrary for Expr {
    fn arbitrary(g: &mut Gen) -> Self {
        let size = 1 + usize::arbitrary(g) % 24;
        Expr::random(g, size)
    }

    fn shrink(&self) -> Box<dyn Iterator<Item = Self>> {
        match self {
            Expr::Input(_) => Box::new(std::iter::empty()),
            Expr::Not(e) => Box::new(std::iter::once((**e).clone())),
            Expr::Op(_, parts) => Box::new(parts.clone().into_iter()),
        }
    }
}
