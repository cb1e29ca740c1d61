//! The table of intrinsic functions: what each name means.

use eufonium_ir::program::{BinaryOp, CompareOp};

/// What an intrinsic does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Intrinsic {
    /// Nothing that concerns a run.
    Nothing,
    /// Its first argument.
    First,
    /// The life of an object of the stack begins, or ends.
    Life(bool),
    /// A note on a variable.
    Debug,
    /// The run is only considered if the argument is true.
    Assume,
    /// The run ends.
    Stop,
    /// Copies bytes.
    Copy,
    /// Sets bytes.
    Set,
    /// Makes a list of variable arguments.
    StartList,
    /// Copies one.
    CopyList,
    /// The size of an object, which need not be known.
    ObjectSize,
    /// Whether a value is known to be constant: no.
    IsConstant,
    /// Sum, difference or product and whether it overflows.
    Overflowing(BinaryOp, bool),
    /// Sum or difference, cut to the range of numbers.
    Saturating(BinaryOp, bool),
    /// The greater or the less one.
    Choose(CompareOp),
    /// -1, 0 or 1, as the first one is less by this order, equal, or greater.
    Order(CompareOp),
    /// The absolute value.
    Absolute,
    /// A function of the bits of a word.
    Bits(BitFunction),
    /// The upper (lower) half of two words that are shifted to the left (right).
    Funnel(bool),
    /// A combination of all elements of a vector.
    Reduce(Reduction),
    /// A word of the sign bits of a vector's elements, that of the first one lowest.
    Signs,
    /// Only the sign bit is changed.
    FloatAbsolute,
    /// The sign bit of the second argument.
    CopySign,
    /// A number of 16 bits, which is given as a word, in the format of the result.
    FromHalf,
    /// A number in 16 bits, as a word.
    ToHalf,
    /// A pointer with bits cleared.
    PointerMask,
    /// A pointer to the frame of a function, or to where it returns.
    Frame,
    /// `__builtin_setjmp` and `__builtin_longjmp`.
    Jump {
        /// Whether it prepares one.
        prepares: bool,
    },
    /// Not modelled: any value, no effect.
    Value,
    /// Not modelled, with effects.
    Beyond,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BitFunction {
    SwapBytes,
    Reverse,
    Count,
    LeadingZeros,
    TrailingZeros,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reduction {
    Binary(BinaryOp),
    Choose(CompareOp),
}

/// The intrinsic of a name without `llvm.`.
pub(super) fn named(name: &str) -> Option<Intrinsic> {
    let mut name = name;
    loop {
        let found = TABLE.iter().find(|(names, _)| names.split(' ').any(|known| known == name));
        if let Some((_, intrinsic)) = found {
            return Some(*intrinsic);
        }
        name = &name[..name.rfind('.')?];
    }
}

/// The operation of a sum, difference or product of signed numbers with a flag of overflow.
pub(in crate::llvm::lower) fn signed_sum(name: &str) -> Option<BinaryOp> {
    match named(name)? {
        Intrinsic::Overflowing(op, true) => Some(op),
        _ => None,
    }
}

/// Names, separated by one space, and what they mean.
const TABLE: &[(&str, Intrinsic)] = &[
    (
        "lifetime prefetch donothing sideeffect invariant.start \
      invariant.end var.annotation experimental.noalias.scope.decl pseudoprobe debugtrap \
      stacksave stackrestore va_end instrprof dbg.label codeview fake.use",
        Intrinsic::Nothing,
    ),
    ("lifetime.start", Intrinsic::Life(true)),
    ("lifetime.end", Intrinsic::Life(false)),
    ("dbg.declare dbg.value dbg.assign dbg.addr", Intrinsic::Debug),
    (
        "expect expect.with.probability launder.invariant.group invariant.group.barrier strip.invariant.group ssa.copy \
      annotation ptr.annotation threadlocal.address arithmetic.fence preserve.static.offset",
        Intrinsic::First,
    ),
    ("assume invariant", Intrinsic::Assume),
    ("trap ubsantrap unreachable", Intrinsic::Stop),
    ("memcpy memcpy.inline memmove", Intrinsic::Copy),
    ("memset memset.inline", Intrinsic::Set),
    ("objectsize", Intrinsic::ObjectSize),
    ("is.constant", Intrinsic::IsConstant),
    ("sadd.with.overflow", Intrinsic::Overflowing(BinaryOp::Add, true)),
    ("uadd.with.overflow", Intrinsic::Overflowing(BinaryOp::Add, false)),
    ("ssub.with.overflow", Intrinsic::Overflowing(BinaryOp::Sub, true)),
    ("usub.with.overflow", Intrinsic::Overflowing(BinaryOp::Sub, false)),
    ("smul.with.overflow", Intrinsic::Overflowing(BinaryOp::Mul, true)),
    ("umul.with.overflow", Intrinsic::Overflowing(BinaryOp::Mul, false)),
    ("sadd.sat", Intrinsic::Saturating(BinaryOp::Add, true)),
    ("uadd.sat", Intrinsic::Saturating(BinaryOp::Add, false)),
    ("ssub.sat", Intrinsic::Saturating(BinaryOp::Sub, true)),
    ("usub.sat", Intrinsic::Saturating(BinaryOp::Sub, false)),
    ("smax", Intrinsic::Choose(CompareOp::Sgt)),
    ("smin", Intrinsic::Choose(CompareOp::Slt)),
    ("umax", Intrinsic::Choose(CompareOp::Ugt)),
    ("umin", Intrinsic::Choose(CompareOp::Ult)),
    ("scmp", Intrinsic::Order(CompareOp::Slt)),
    ("ucmp", Intrinsic::Order(CompareOp::Ult)),
    ("abs", Intrinsic::Absolute),
    ("bswap", Intrinsic::Bits(BitFunction::SwapBytes)),
    ("bitreverse", Intrinsic::Bits(BitFunction::Reverse)),
    ("ctpop", Intrinsic::Bits(BitFunction::Count)),
    ("ctlz", Intrinsic::Bits(BitFunction::LeadingZeros)),
    ("cttz", Intrinsic::Bits(BitFunction::TrailingZeros)),
    ("fshl", Intrinsic::Funnel(true)),
    ("fshr", Intrinsic::Funnel(false)),
    (
        "x86.sse2.pmovmskb.128 x86.avx2.pmovmskb x86.sse.movmsk.ps x86.sse2.movmsk.pd x86.avx.movmsk.ps.256 x86.avx.movmsk.pd.256",
        Intrinsic::Signs,
    ),
    ("x86.sse2.pause", Intrinsic::Nothing),
    ("vector.reduce.add", Intrinsic::Reduce(Reduction::Binary(BinaryOp::Add))),
    ("vector.reduce.mul", Intrinsic::Reduce(Reduction::Binary(BinaryOp::Mul))),
    ("vector.reduce.and", Intrinsic::Reduce(Reduction::Binary(BinaryOp::And))),
    ("vector.reduce.or", Intrinsic::Reduce(Reduction::Binary(BinaryOp::Or))),
    ("vector.reduce.xor", Intrinsic::Reduce(Reduction::Binary(BinaryOp::Xor))),
    ("vector.reduce.smax", Intrinsic::Reduce(Reduction::Choose(CompareOp::Sgt))),
    ("vector.reduce.smin", Intrinsic::Reduce(Reduction::Choose(CompareOp::Slt))),
    ("vector.reduce.umax", Intrinsic::Reduce(Reduction::Choose(CompareOp::Ugt))),
    ("vector.reduce.umin", Intrinsic::Reduce(Reduction::Choose(CompareOp::Ult))),
    ("fabs", Intrinsic::FloatAbsolute),
    ("copysign", Intrinsic::CopySign),
    ("convert.from.fp16", Intrinsic::FromHalf),
    ("convert.to.fp16", Intrinsic::ToHalf),
    ("ptrmask", Intrinsic::PointerMask),
    ("returnaddress frameaddress addressofreturnaddress", Intrinsic::Frame),
    ("readcyclecounter vscale flt.rounds get.rounding", Intrinsic::Value),
    ("eh.sjlj.setjmp", Intrinsic::Jump { prepares: true }),
    ("eh.sjlj.longjmp", Intrinsic::Jump { prepares: false }),
    ("va_start", Intrinsic::StartList),
    ("va_copy", Intrinsic::CopyList),
    ("eh masked experimental.gc coro", Intrinsic::Beyond),
];
