//! Pointers that become slots and bases: what runs do stays the same, and objects that they led to become values.

use super::super::slots::split_slots;
use super::super::{promote, simplify_cfg};
use super::generate;
use super::same::{Check, compare};
use eufonium_base::Bits;
use eufonium_base::ids::Id;
use eufonium_ir::program::{Function, GlobalId, Instr, Op, Operand, Program, Type, ValueId, print, validate};

/// Numbers from a seed.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % n as u64) as usize
    }
    fn pick(&mut self, from: &[Operand]) -> Operand {
        from[self.below(from.len())].clone()
    }
}

/// Blocks get parameters that are one of several addresses, and accesses are at one of these as often as not.
fn choose_addresses(function: &mut Function, dice: &mut Dice) {
    let is_pointer = |function: &Function, value: ValueId| function.values[value].ty == Type::Pointer;
    let mut everywhere = vec![Operand::Global(GlobalId::from_usize(0))];
    let first = function.blocks[function.entry].instrs.iter().flat_map(|instr| instr.defs.iter());
    let known: Vec<ValueId> = function.params.iter().chain(first).copied().collect();
    everywhere.extend(known.into_iter().filter(|value| is_pointer(function, *value)).map(Operand::Value));
    let entry = function.entry;
    let given: Vec<_> =
        function.blocks.keys().filter(|block| *block != entry && dice.below(2) == 0).collect();
    for block in &given {
        let param = function.value(Type::Pointer);
        function.blocks[*block].params.push(param);
    }
    for block in function.blocks.keys() {
        for target in function.blocks[block].terminator.targets_mut() {
            if given.contains(&target.block) {
                target.args.push(dice.pick(&everywhere));
            }
        }
        let mut here: Vec<Operand> = if block == entry { vec![] } else { everywhere.clone() };
        here.extend(
            given
                .contains(&block)
                .then(|| Operand::Value(*function.blocks[block].params.last().expect("it was given one"))),
        );
        choose_in(function, block, here, dice);
    }
}

fn choose_in(
    function: &mut Function,
    block: eufonium_ir::program::BlockId,
    mut here: Vec<Operand>,
    dice: &mut Dice,
) {
    let mut instrs = Vec::new();
    for mut instr in std::mem::take(&mut function.blocks[block].instrs) {
        if let Op::Load { address, .. } | Op::Store { address, .. } | Op::IsValid { address, .. } =
            &mut instr.op
            && !here.is_empty()
            && dice.below(2) == 0
        {
            let (then, otherwise) = (address.clone(), dice.pick(&here));
            let condition = Operand::Const(Bits::from_u64(dice.below(2) as u64, 1));
            let chosen = function.value(Type::Pointer);
            *address = Operand::Value(chosen);
            let op = Op::Select { condition, then, otherwise };
            instrs.push(Instr { defs: vec![chosen], op, at: instr.at });
        }
        let pointers = instr.defs.iter().filter(|def| function.values[**def].ty == Type::Pointer);
        here.extend(pointers.copied().map(Operand::Value));
        instrs.push(instr);
    }
    function.blocks[block].instrs = instrs;
}

/// Splits pointers of random programs, and compares runs. Tells how many programs had some, and in how many objects became values then.
fn split_all(count: u64) -> (u64, u64) {
    let (mut split, mut promoted) = (0, 0);
    let shown = |p: &Program| print::program(p);
    for seed in 0..count {
        let mut program = generate::program(seed, false);
        let mut dice = Dice(seed);
        program.functions.values_mut().for_each(|function| choose_addresses(function, &mut dice));
        validate::validate(&program).unwrap_or_else(|e| panic!("seed {seed}: {e}\n{}", shown(&program)));
        simplify_cfg::simplify_cfg(&mut program);
        promote::promote(&mut program);
        let mut changed = program.clone();
        split += u64::from(split_slots(&mut changed));
        validate::validate(&changed).unwrap_or_else(|e| panic!("seed {seed}: {e}\n{}", shown(&changed)));
        for choices in 0..8 {
            if let Err(e) = compare(&program, &changed, choices, Check::Results) {
                panic!("seed {seed}, {choices}: {e}\n{}\n----\n{}", shown(&program), shown(&changed));
            }
        }
        // Where others lie depends on which objects there are, so runs are no longer compared.
        promoted += u64::from(promote::promote(&mut changed));
    }
    (split, promoted)
}

#[test]
fn slots_preserve_runs() {
    let (split, promoted) = split_all(1_000);
    assert!(split > 300 && promoted > 50, "{split} {promoted}");
}
