//! Projection over bit-vectors, arrays and datatypes against enumeration: random atoms, made true in a random model.

use super::project;
use eufonium_base::Bits;
use eufonium_ir::print::term as show;
use eufonium_ir::{ConsId, ConstructorDecl, Evaluator, Model, Sort, SortKind, Term, TermPool, Value, visit};
use quickcheck::quickcheck;
use std::collections::BTreeMap;

/// Constants with all the values they may take, and random terms over them.
struct World {
    pool: TermPool,
    constants: Vec<(Term, Vec<Value>)>,
    projected: usize,
    bytes: Vec<u8>,
    at: usize,
}

impl World {
    fn new(pool: TermPool, bytes: Vec<u8>) -> World {
        World { pool, constants: Vec::new(), projected: 0, bytes, at: 0 }
    }

    fn byte(&mut self) -> u8 {
        self.at += 1;
        // A little noise, so that short inputs give something too.
        self.bytes.get(self.at % 61).copied().unwrap_or(0).wrapping_add((self.at * self.at) as u8)
    }
    fn choose(&mut self, n: usize) -> usize {
        usize::from(self.byte()) % n
    }

    fn declare(&mut self, name: &str, values: &[Value], sort: Sort) {
        let t = self.pool.constant(name, sort);
        self.constants.push((t, values.to_vec()));
    }

    fn leaf(&mut self, sort: Sort) -> Term {
        let of_sort: Vec<Term> =
            self.constants.iter().map(|(t, _)| *t).filter(|t| self.pool.sort(*t) == sort).collect();
        let i = self.choose(of_sort.len() + 1);
        match of_sort.get(i) {
            Some(t) => *t,
            None => {
                let value = match self.pool.sort_kind(sort).clone() {
                    SortKind::Bool => Value::Bool(self.byte().is_multiple_of(2)),
                    SortKind::BitVec(w) => Value::Bits(Bits::from_u64(u64::from(self.byte()) % (1 << w), w)),
                    _ => Value::default_of(&self.pool, sort),
                };
                value.to_term(&mut self.pool, sort).expect("the sorts here have terms")
            }
        }
    }

    /// A random term; the depth is small.
    fn term(&mut self, sort: Sort, depth: usize) -> Term {
        if depth == 0 || self.choose(3) == 0 {
            return self.leaf(sort);
        }
        if self.choose(8) == 0 {
            let c = self.atom(depth - 1);
            let (a, b) = (self.term(sort, depth - 1), self.term(sort, depth - 1));
            return self.pool.ite(c, a, b);
        }
        if let Some(t) = self.reading(sort, depth) {
            return t;
        }
        match self.pool.sort_kind(sort).clone() {
            SortKind::BitVec(width) => self.bits(sort, width, depth),
            SortKind::Array(index, element) if self.choose(6) > 0 => {
                let a = self.term(sort, depth - 1);
                let (i, x) = (self.term(index, depth - 1), self.term(element, depth - 1));
                self.pool.store(a, i, x)
            }
            SortKind::Array(_, element) => {
                let x = self.term(element, depth - 1);
                self.pool.const_array(sort, x)
            }
            SortKind::Datatype(_) => {
                let constructors = self.pool.constructors(sort).to_vec();
                let cons = constructors[self.choose(constructors.len())];
                let sorts: Vec<Sort> = self.pool.constructor(cons).fields.iter().map(|(_, s)| *s).collect();
                let fields: Vec<Term> = sorts.into_iter().map(|s| self.term(s, depth - 1)).collect();
                self.pool.construct(cons, &fields)
            }
            _ => self.leaf(sort),
        }
    }

    /// A read from an array or a field of the sort, if the constants allow one and chance wants it.
    fn reading(&mut self, sort: Sort, depth: usize) -> Option<Term> {
        if self.choose(2) == 0 {
            return None;
        }
        let sorts: Vec<Sort> = self.constants.iter().map(|(t, _)| self.pool.sort(*t)).collect();
        let at = self.choose(sorts.len());
        for i in 0..sorts.len() {
            let whole = sorts[(at + i) % sorts.len()];
            if let Some((index, element)) = self.pool.as_array(whole)
                && element == sort
            {
                let (a, i) = (self.term(whole, depth - 1), self.term(index, depth - 1));
                return Some(self.pool.select(a, i));
            }
            let constructors: Vec<ConsId> = self.pool.constructors(whole).to_vec();
            for cons in constructors {
                let fields = self.pool.constructor(cons).fields.clone();
                if let Some(f) = fields.iter().position(|(_, s)| *s == sort) {
                    let t = self.term(whole, depth - 1);
                    return Some(self.pool.field(cons, f as u32, t));
                }
            }
        }
        None
    }

    fn bits(&mut self, sort: Sort, width: u32, depth: usize) -> Term {
        let which = self.choose(18);
        let a = self.term(sort, depth - 1);
        let b = self.term(sort, depth - 1);
        let pool = &mut self.pool;
        match which {
            0 => pool.bv_not(a),
            1 => pool.bv_and(&[a, b]),
            2 => pool.bv_or(&[a, b]),
            3 | 4 => pool.bv_xor(&[a, b]),
            5..=7 => pool.bv_add(&[a, b]),
            8 | 9 => pool.bv_mul(&[a, b]),
            10 => pool.bv_udiv(a, b),
            11 => pool.bv_urem(a, b),
            12 => pool.bv_shl(a, b),
            13 => pool.bv_lshr(a, b),
            14 => pool.bv_ashr(a, b),
            _ if width == 1 => pool.bv_not(a),
            15 => {
                let low = pool.extract(width - 2, 0, a);
                pool.sign_extend(1, low)
            }
            _ => {
                let (high, low) = (pool.extract(0, 0, a), pool.extract(width - 1, 1, b));
                pool.concat(&[high, low])
            }
        }
    }

    fn atom(&mut self, depth: usize) -> Term {
        let i = self.choose(self.constants.len());
        let sort = self.pool.sort(self.constants[i].0);
        let a = self.term(sort, depth);
        if sort.is_bool() {
            return a;
        }
        let constructors = self.pool.constructors(sort).to_vec();
        if !constructors.is_empty() && self.choose(4) == 0 {
            let cons = constructors[self.choose(constructors.len())];
            return self.pool.is_constructor(cons, a);
        }
        let b = self.term(sort, depth);
        match self.choose(4) {
            1 if self.pool.as_bv(sort).is_some() => self.pool.bv_ult(a, b),
            2 if self.pool.as_bv(sort).is_some() => self.pool.bv_slt(a, b),
            _ => self.pool.eq(a, b),
        }
    }

    /// All choices of values for some constants.
    fn choices(&self, of: std::ops::Range<usize>) -> Vec<Vec<Value>> {
        let mut out = vec![Vec::new()];
        for (_, values) in &self.constants[of] {
            out = out
                .into_iter()
                .flat_map(|row| {
                    values.iter().map(move |v| row.iter().cloned().chain([v.clone()]).collect::<Vec<Value>>())
                })
                .collect();
        }
        out
    }

    fn model(&self, start: usize, values: &[Value], model: &mut Model) {
        for ((t, _), v) in self.constants[start..].iter().zip(values) {
            model.set(self.pool.as_constant(*t).expect("a constant"), v.clone());
        }
    }

    fn holds(&self, model: &Model, formulas: &[Term]) -> bool {
        let mut eval = Evaluator::new(model);
        formulas.iter().all(|&f| eval.holds(&self.pool, f))
    }

    /// Projects the constants declared first from a random cube and compares with enumeration.
    fn check(mut self, atoms: usize, depth: usize) {
        let mut model = Model::new();
        let mut point = Vec::new();
        for i in 0..self.constants.len() {
            let n = self.constants[i].1.len();
            let which = self.choose(n);
            point.push(self.constants[i].1[which].clone());
        }
        self.model(0, &point, &mut model);
        let mut cube = Vec::new();
        for _ in 0..atoms {
            let atom = self.atom(depth);
            let holds = self.holds(&model, &[atom]);
            cube.push(if holds { atom } else { self.pool.not(atom) });
        }
        let vars: Vec<Term> = self.constants[..self.projected].iter().map(|(t, _)| *t).collect();
        let result = project(&mut self.pool, &model, &cube, &vars);
        let text = |ts: &[Term]| ts.iter().map(|t| show(&self.pool, *t)).collect::<Vec<_>>();
        let rest: Vec<Term> = self.constants[self.projected..].iter().map(|(t, _)| *t).collect();
        assert!(
            visit::constants(&self.pool, &result).iter().all(|t| rest.contains(t)),
            "{:?} leaves variables in {:?}",
            text(&cube),
            text(&result)
        );
        assert!(self.holds(&model, &result), "the model satisfies the result");
        let projected = self.choices(0..self.projected);
        for kept in self.choices(self.projected..self.constants.len()) {
            let mut model = Model::new();
            self.model(self.projected, &kept, &mut model);
            if !self.holds(&model, &result) {
                continue;
            }
            let exists = projected.iter().any(|values| {
                self.model(0, values, &mut model);
                self.holds(&model, &cube)
            });
            assert!(exists, "{:?} from {point:?} gives {:?}, wrong at {kept:?}", text(&cube), text(&result));
        }
    }
}

fn all_bits(width: u32) -> Vec<Value> {
    (0..1 << width).map(|n| Value::Bits(Bits::from_u64(n, width))).collect()
}

fn all_arrays(pool: &TermPool, sort: Sort, indices: &[Value], elements: &[Value]) -> Vec<Value> {
    let mut rows: Vec<BTreeMap<Value, Value>> = vec![BTreeMap::new()];
    for i in indices {
        rows = rows
            .into_iter()
            .flat_map(|row| {
                elements.iter().map(move |e| {
                    let mut row = row.clone();
                    row.insert(i.clone(), e.clone());
                    row
                })
            })
            .collect();
    }
    rows.into_iter().map(|row| Value::array(pool, sort, elements[0].clone(), row)).collect()
}

/// An enumeration of three, and lists over Booleans with their values up to a length.
fn lists(pool: &mut TermPool, longest: usize) -> (Sort, Vec<Value>, Sort, Vec<Value>) {
    let constant = |name: &str| ConstructorDecl { name: name.into(), fields: Vec::new(), ambiguous: false };
    let colour = pool.declare_datatype("Colour");
    pool.define_datatype(colour, ["red", "green", "blue"].map(constant).to_vec());
    let colours = pool.constructors(colour).iter().map(|c| Value::data(*c, Vec::new())).collect();
    let list = pool.declare_datatype("List");
    let fields = vec![("head".to_owned(), Sort::BOOL), ("tail".to_owned(), list)];
    let cons = ConstructorDecl { name: "cons".into(), fields, ambiguous: false };
    pool.define_datatype(list, vec![constant("nil"), cons]);
    let (nil, cons) = (pool.constructors(list)[0], pool.constructors(list)[1]);
    let mut values = vec![Value::data(nil, Vec::new())];
    let mut last = values.clone();
    for _ in 0..longest {
        let longer = |t: &Value| [false, true].map(|b| Value::data(cons, vec![Value::Bool(b), t.clone()]));
        last = last.iter().flat_map(longer).collect();
        values.extend(last.iter().cloned());
    }
    (colour, colours, list, values)
}

quickcheck! {
    fn bit_vectors(bytes: Vec<u8>, atoms: u8, narrow: bool) -> bool {
        let mut world = World::new(TermPool::new(), bytes);
        let width = if narrow { 2 } else { 3 };
        let sort = world.pool.bv_sort(width);
        for name in ["x", "y", "z", "w"] {
            world.declare(name, &all_bits(width), sort);
        }
        world.projected = 2;
        world.check(1 + usize::from(atoms % 5), 2);
        true
    }

    fn arrays(bytes: Vec<u8>, atoms: u8, wide: bool) -> bool {
        let mut pool = TermPool::new();
        let (index_width, element) = if wide { (2, Sort::BOOL) } else { (1, pool.bv_sort(2)) };
        let index = pool.bv_sort(index_width);
        let sort = pool.array_sort(index, element);
        let elements = if wide { vec![Value::Bool(false), Value::Bool(true)] } else { all_bits(2) };
        let all = all_arrays(&pool, sort, &all_bits(index_width), &elements);
        let mut world = World::new(pool, bytes);
        for (a, i, x) in [("a", "i", "x"), ("b", "j", "y")] {
            world.declare(a, &all, sort);
            world.declare(i, &all_bits(index_width), index);
            world.declare(x, &elements, element);
        }
        world.projected = 3;
        world.check(1 + usize::from(atoms % 5), 3);
        true
    }

    fn arrays_of_arrays(bytes: Vec<u8>, atoms: u8) -> bool {
        let mut pool = TermPool::new();
        let index = pool.bv_sort(1);
        let row = pool.array_sort(index, Sort::BOOL);
        let sort = pool.array_sort(index, row);
        let rows = all_arrays(&pool, row, &all_bits(1), &[Value::Bool(false), Value::Bool(true)]);
        let all = all_arrays(&pool, sort, &all_bits(1), &rows);
        let mut world = World::new(pool, bytes);
        for (a, r, i) in [("a", "r", "i"), ("b", "s", "j")] {
            world.declare(a, &all, sort);
            world.declare(r, &rows, row);
            world.declare(i, &all_bits(1), index);
        }
        world.projected = 3;
        world.check(1 + usize::from(atoms % 5), 3);
        true
    }

    fn datatypes(bytes: Vec<u8>, atoms: u8) -> bool {
        let mut pool = TermPool::new();
        // Witnesses may be longer than what is kept.
        let (colour, colours, list, values) = lists(&mut pool, 6);
        let short: Vec<Value> = values.iter().take(7).cloned().collect();
        let mut world = World::new(pool, bytes);
        world.declare("l", &values, list);
        world.declare("c", &colours, colour);
        world.declare("m", &short, list);
        world.declare("d", &colours, colour);
        world.declare("p", &[Value::Bool(false), Value::Bool(true)], Sort::BOOL);
        world.projected = 2;
        // The model is among the short ones.
        let all = std::mem::replace(&mut world.constants[0].1, short);
        let point = world.choose(all.len());
        world.constants[0].1.swap(0, point % 7);
        world.constants[0].1.extend(all.into_iter().skip(7));
        world.check(1 + usize::from(atoms % 4), 2);
        true
    }

    fn arrays_of_lists(bytes: Vec<u8>, atoms: u8) -> bool {
        let mut pool = TermPool::new();
        let (_, _, list, values) = lists(&mut pool, 4);
        let short: Vec<Value> = values.iter().take(3).cloned().collect();
        let sort = pool.array_sort(Sort::BOOL, list);
        let bools = [Value::Bool(false), Value::Bool(true)];
        let all = all_arrays(&pool, sort, &bools, &values[..15]);
        let few = all_arrays(&pool, sort, &bools, &short);
        let mut world = World::new(pool, bytes);
        world.declare("a", &all, sort);
        world.declare("l", &values, list);
        world.declare("b", &few, sort);
        world.declare("m", &short, list);
        world.projected = 2;
        world.check(1 + usize::from(atoms % 3), 2);
        true
    }
}
