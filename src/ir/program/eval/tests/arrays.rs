//! Arrays against maps, and pure programs over them.

use super::*;
use crate::program::{Type, build::word};
use quickcheck::quickcheck;
use std::collections::BTreeMap;

quickcheck! {
    /// Writes in any order, with an old version kept aside: both are what maps say.
    fn arrays_are_maps(writes: Vec<(u64, u8)>, late: Vec<(u8, u8)>, scale: u8) -> bool {
        let shift = u32::from(scale) % 61;
        let mut array = Array::new(Bits::from_u64(9, 8));
        let mut map = BTreeMap::new();
        for (at, value) in writes {
            array.set(at, Bits::from_u64(u64::from(value), 8));
            map.insert(at, u64::from(value));
        }
        let (old, old_map) = (array.clone(), map.clone());
        for (at, value) in late {
            let at = u64::from(at) << shift;
            array.set(at, Bits::from_u64(u64::from(value), 8));
            map.insert(at, u64::from(value));
        }
        let same = |array: &Array, map: &BTreeMap<u64, u64>| {
            let entries = array.entries().into_iter().map(|(at, e)| (at, e.as_u64().unwrap()));
            entries.eq(map.iter().map(|(at, e)| (*at, *e)))
                && (0..50).map(|i| i << shift).all(|at| {
                    array.get(at).as_u64() == Some(map.get(&at).copied().unwrap_or(9))
                })
        };
        same(&old, &old_map) && same(&array, &map) && (old == array) == {
            let value = |m: &BTreeMap<u64, u64>, at: &u64| m.get(at).copied().unwrap_or(9);
            map.keys().all(|at| value(&map, at) == value(&old_map, at))
        }
    }
}

#[test]
fn ranges_are_copied_by_stride() {
    let mut program = empty();
    let array = Type::Array { index: 8, element: 16 };
    let mut b = FunctionBuilder::new("main", &[], &[Type::Int(16), Type::Int(16), Type::Int(16)]);
    let zeros = b.define(Op::Fill(word(0, 16)), array);
    let write = |b: &mut FunctionBuilder, array_: Operand, at, value| {
        b.define(Op::Write { array: array_, index: word(at, 8), value: word(value, 16) }, array)
    };
    let source = write(&mut b, zeros.clone(), 254, 11);
    let source = write(&mut b, source, 2, 22);
    let copy = Op::CopyRange {
        to: zeros,
        to_start: word(10, 8),
        from: source,
        from_start: word(254, 8),
        length: word(5, 8),
        stride: 4,
    };
    let copied = b.define(copy, array);
    let read = |b: &mut FunctionBuilder, at| {
        b.define(Op::Read { array: copied.clone(), index: word(at, 8) }, Type::Int(16))
    };
    let results = vec![read(&mut b, 10), read(&mut b, 14), read(&mut b, 18)];
    b.terminate(Terminator::Return(results));
    entry(&mut program, b.finish());
    let run = run_with(&program, &mut Zeros);
    let results: Vec<u64> = run.results.iter().map(|v| v.word().as_u64().unwrap()).collect();
    // The second source index is 254 + 4, which is 2 in 8 bits.
    assert_eq!(results, [11, 22, 0]);
}
