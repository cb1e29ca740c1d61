//! Arrays of programs: as terms, or as nodes of a graph of which there are only reads.

use super::coder::{Arithmetic, Coder, Site, Val};
use super::reads::{Node, Range};
use super::signs::Sign;
use eufonium_base::Bits;
use eufonium_ir::program::{Operand, Type, ValueId};
use eufonium_ir::{Sort, Term};

/// Copies of more elements are no terms.
const MOST: u64 = 1 << 18;

impl Site<'_, '_> {
    pub(super) fn read(
        &mut self,
        array: &Operand,
        index: &Operand,
        ty: Type,
        sign: Sign,
    ) -> (Val, Vec<Term>) {
        let (array, index) = (self.term(array, sign), self.term(index, Sign::Signed));
        let Coder { pool, reads, .. } = &mut *self.coder;
        let element = match reads {
            Some(reads) => reads.read(pool, array, index),
            None => Some(self.coder.element(array, index)),
        };
        let Some(element) = element else {
            self.coder.refuse("more reads of arrays that are written than are pushed through writes");
            let sort = self.coder.sort(ty);
            return (Val::Term(self.coder.pool.fresh("read", sort)), vec![]);
        };
        let bits = self.coder.bits(ty);
        match &mut self.coder.arithmetic {
            Arithmetic::Integers(integers) if bits > 1 && self.coder.pool.sort(element) == Sort::INT => {
                // Arrays whose contents are any have any integers in them.
                (Val::Number(integers.input(self.coder.pool, element, bits, sign)), vec![])
            }
            _ => (Val::Term(element), vec![]),
        }
    }

    pub(super) fn copy_range(
        &mut self,
        def: ValueId,
        [to, from]: [&Operand; 2],
        [to_start, from_start]: [&Operand; 2],
        (length, stride): (&Operand, u64),
    ) -> Val {
        let (mut result, source) = (self.given(to, def).term(), self.given(from, def).term());
        let starts = [self.operand(to_start, Sign::Signed), self.operand(from_start, Sign::Signed)];
        if self.coder.reads.is_some() {
            return self.copied([result, source], [starts[0].term(), starts[1].term()], length, stride);
        }
        let Operand::Const(length) = length else {
            self.coder.refuse("a copy of variable length");
            return Val::Term(result);
        };
        let bits = self.width(to_start);
        let distances = length.as_u64().filter(|length| length / stride <= MOST).map(|length| 0..length);
        let Some(distances) = distances else {
            self.coder.refuse("a copy of very many elements");
            return Val::Term(result);
        };
        for distance in distances.step_by(stride as usize) {
            let [at, read_at] = [0, 1].map(|k| self.moved(&starts[k], distance, bits));
            let element = self.coder.pool.select(source, read_at);
            result = self.coder.pool.store(result, at, element);
        }
        Val::Term(result)
    }

    /// A copy as a node of the graph of arrays.
    fn copied(
        &mut self,
        [to, from]: [Term; 2],
        [to_start, from_start]: [Term; 2],
        length: &Operand,
        stride: u64,
    ) -> Val {
        let length = self.term(length, Sign::Unsigned);
        let Coder { pool, reads, .. } = &mut *self.coder;
        let reads = reads.as_mut().expect("arrays are what is read of them");
        let range = Range { to, to_start, from, from_start, length, stride };
        let sort = pool.sort(to);
        Val::Term(reads.array(pool, sort, Node::Range(Box::new(range))))
    }

    /// An index plus a number.
    fn moved(&mut self, index: &Val, by: u64, bits: u32) -> Term {
        let pool = &mut *self.coder.pool;
        match index {
            Val::Number(n) => {
                let by = pool.int(i64::try_from(by).unwrap_or(i64::MAX));
                pool.add(&[n.term, by])
            }
            Val::Term(term) => {
                let by = pool.bits(Bits::from_u64(by, bits));
                pool.bv_add(&[*term, by])
            }
        }
    }

    pub(super) fn write(&mut self, def: ValueId, array: &Operand, index: &Operand, value: &Operand) -> Val {
        let (array, index) = (self.given(array, def).term(), self.term(index, Sign::Signed));
        let value = self.element_given(value, def);
        let Coder { pool, reads, .. } = &mut *self.coder;
        Val::Term(match reads {
            Some(reads) => {
                let sort = pool.sort(array);
                reads.array(pool, sort, Node::Write { array, at: index, value })
            }
            None => pool.store(array, index, value),
        })
    }

    pub(super) fn fill(&mut self, def: ValueId, element: &Operand) -> Val {
        let element = self.element_given(element, def);
        let sort = self.coder.sort_of(self.id, self.function, def);
        let Coder { pool, reads, .. } = &mut *self.coder;
        Val::Term(match reads {
            Some(reads) => reads.array(pool, sort, Node::Fill(element)),
            None => pool.const_array(sort, element),
        })
    }
}
