//! Marks that do not end runs.
//!
//! In optimised code an operator may stand before the branch that decides whether its result is used. If it overflows there, its
//! result is no value, but the run goes on. So in programs that are [speculative](Program::speculative) marks are taken away: sums
//! wrap, distances of shifts are cut to the width, addresses may leave their objects.
//!
//! Preserves: every run, and adds such with undefined behaviour, in which a result that overflowed is used. A violation must be
//! replayed in the program with its marks. Distances in words whose width is no power of two keep their meaning.

use eufonium_ir::program::build::word;
use eufonium_ir::program::{BinaryOp, Instr, Op, Operand, Program, Type};

/// Takes marks away where the program is speculative.
pub fn unmark(program: &mut Program) {
    if program.speculative.is_some() {
        wrap(program);
    }
}

/// Takes marks away.
pub fn wrap(program: &mut Program) {
    for id in program.functions.keys() {
        let function = &mut program.functions[id];
        for block in function.blocks.keys() {
            let instrs = std::mem::take(&mut function.blocks[block].instrs);
            let mut out = Vec::with_capacity(instrs.len());
            for mut instr in instrs {
                let at = instr.at;
                match &mut instr.op {
                    Op::Binary { op, b, nsw, nuw, .. } => {
                        (*nsw, *nuw) = (false, false);
                        let is_shift = matches!(op, BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr);
                        if let (true, Operand::Value(v)) = (is_shift, &*b)
                            && let Type::Int(width) = function.values[*v].ty
                            && width.is_power_of_two()
                            && width > 1
                        {
                            let cut = function.value(Type::Int(width));
                            let mask = word(u64::from(width - 1), width);
                            let op = Op::Binary {
                                op: BinaryOp::And,
                                a: b.clone(),
                                b: mask,
                                nsw: false,
                                nuw: false,
                            };
                            out.push(Instr { defs: vec![cut], op, at });
                            *b = Operand::Value(cut);
                        }
                    }
                    Op::Offset { inbounds, .. } => *inbounds = false,
                    _ => {}
                }
                out.push(instr);
            }
            function.blocks[block].instrs = out;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use eufonium_base::Bits;
    use eufonium_ir::program::build::FunctionBuilder;
    use eufonium_ir::program::eval::{self, End, Limits, Recorded, Value};
    use eufonium_ir::program::{Check, CheckKind, CompareOp, Site, SiteKind, Terminator};

    /// `main(x)`: computes `x + 1`, marked, before it knows whether `x` is the greatest word; fails if it is.
    fn hoisted(speculative: bool) -> Program {
        let mut program = Program::new(64, true);
        let message = "the greatest word".to_owned();
        let function = "main".to_owned();
        let check = program.checks.push(Check { property: CheckKind::Reach, message, at: None, function });
        let mut b = FunctionBuilder::new("main", &[Type::Int(8)], &[]);
        let x = b.params()[0].clone();
        let sum = Op::Binary { op: BinaryOp::Add, a: x.clone(), b: word(1, 8), nsw: true, nuw: false };
        b.define(sum, Type::Int(8));
        let shift = Op::Binary { op: BinaryOp::Shl, a: word(1, 8), b: x.clone(), nsw: false, nuw: false };
        b.define(shift, Type::Int(8));
        let condition = b.compare(CompareOp::Ne, x, word(127, 8));
        b.effect(Op::Assert { condition, check });
        b.terminate(Terminator::Return(vec![]));
        program.entry = Some(program.functions.push(b.finish()));
        let kind = SiteKind::Unmodelled("an overflow".into());
        program.speculative = speculative.then(|| program.sites.push(Site { kind, at: None }));
        program
    }

    #[test]
    fn overflow_of_what_nobody_looks_at_ends_no_run() {
        // The evaluator sees the same in the program with its marks.
        for (speculative, fails) in [(true, true), (false, false)] {
            let marked = hoisted(speculative);
            let mut program = marked.clone();
            unmark(&mut program);
            let mut choices = Recorded::default();
            choices.record_parameter(0, Value::Word(Bits::from_u64(127, 8)));
            let end = eval::run(&program, &mut choices, &Limits::default()).end;
            assert_eq!(matches!(end, End::Violation(_)), fails, "{end:?}");
            assert_eq!(eval::run(&marked, &mut choices, &Limits::default()).end, end);
        }
    }
}
