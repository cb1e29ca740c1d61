//! The words of operators and their flags.

use super::Reader;
use super::cursor::{Result, malformed};
use super::lexer::Kind;
use crate::llvm::module::{BinaryOp, CastOp, InstrKind, IntPredicate, Operand, TypeId};
use crate::llvm::rules::{Rules, mask as mask_lanes};
use eufonium_base::Span;

/// The binary operator of this name.
pub(super) fn binary_op(word: &[u8]) -> Option<BinaryOp> {
    Some(match word {
        b"add" => BinaryOp::Add,
        b"sub" => BinaryOp::Sub,
        b"mul" => BinaryOp::Mul,
        b"udiv" => BinaryOp::UDiv,
        b"sdiv" => BinaryOp::SDiv,
        b"urem" => BinaryOp::URem,
        b"srem" => BinaryOp::SRem,
        b"shl" => BinaryOp::Shl,
        b"lshr" => BinaryOp::LShr,
        b"ashr" => BinaryOp::AShr,
        b"and" => BinaryOp::And,
        b"or" => BinaryOp::Or,
        b"xor" => BinaryOp::Xor,
        b"fadd" => BinaryOp::FAdd,
        b"fsub" => BinaryOp::FSub,
        b"fmul" => BinaryOp::FMul,
        b"fdiv" => BinaryOp::FDiv,
        b"frem" => BinaryOp::FRem,
        _ => return None,
    })
}

/// The conversion of this name.
pub(super) fn cast_op(word: &[u8]) -> Option<CastOp> {
    Some(match word {
        b"trunc" => CastOp::Trunc,
        b"zext" => CastOp::ZExt,
        b"sext" => CastOp::SExt,
        b"fptrunc" => CastOp::FpTrunc,
        b"fpext" => CastOp::FpExt,
        b"fptoui" => CastOp::FpToUi,
        b"fptosi" => CastOp::FpToSi,
        b"uitofp" => CastOp::UiToFp,
        b"sitofp" => CastOp::SiToFp,
        b"ptrtoint" => CastOp::PtrToInt,
        b"inttoptr" => CastOp::IntToPtr,
        b"bitcast" => CastOp::BitCast,
        b"addrspacecast" => CastOp::AddrSpaceCast,
        _ => return None,
    })
}

/// The comparison of this name.
fn int_predicate(word: &[u8]) -> Option<IntPredicate> {
    Some(match word {
        b"eq" => IntPredicate::Eq,
        b"ne" => IntPredicate::Ne,
        b"ugt" => IntPredicate::Ugt,
        b"uge" => IntPredicate::Uge,
        b"ult" => IntPredicate::Ult,
        b"ule" => IntPredicate::Ule,
        b"sgt" => IntPredicate::Sgt,
        b"sge" => IntPredicate::Sge,
        b"slt" => IntPredicate::Slt,
        b"sle" => IntPredicate::Sle,
        _ => return None,
    })
}

const FLOAT_PREDICATES: [&str; 16] = [
    "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une",
    "uno", "true",
];

/// The words that change what floating-point operators may do.
const FAST_MATH: [&[u8]; 8] = [b"nnan", b"ninf", b"nsz", b"arcp", b"contract", b"afn", b"reassoc", b"fast"];

/// What the words after an integer operator say.
#[derive(Default)]
pub(super) struct Flags {
    pub(super) nsw: bool,
    pub(super) nuw: bool,
    pub(super) exact: bool,
}

impl<'a> Reader<'a> {
    pub(super) fn arithmetic_flags(&mut self) -> Result<Flags> {
        let mut flags = Flags::default();
        while let Some(word) = self.word() {
            match word {
                b"nsw" => flags.nsw = true,
                b"nuw" => flags.nuw = true,
                b"exact" => flags.exact = true,
                b"disjoint" => {}
                _ if FAST_MATH.contains(&word) => self.relaxed = true,
                _ => break,
            }
            self.bump()?;
        }
        Ok(flags)
    }

    /// Whether one of the flags of `getelementptr` is `inbounds`.
    pub(super) fn element_pointer_flags(&mut self) -> Result<bool> {
        let mut inbounds = false;
        while let Some(word) = self.word() {
            match word {
                b"inbounds" => inbounds = true,
                b"nuw" | b"nusw" => {}
                b"inrange" => {
                    self.bump()?;
                    self.skip_balanced()?;
                    continue;
                }
                _ => break,
            }
            self.bump()?;
        }
        Ok(inbounds)
    }

    /// Steps over such words.
    pub(super) fn skip_words(&mut self, words: &[&[u8]]) -> Result<()> {
        while self.word().is_some_and(|word| words.contains(&word)) {
            self.bump()?;
        }
        Ok(())
    }

    /// Words that allow other results of floating-point operators.
    pub(super) fn fast_math(&mut self) -> Result<()> {
        self.relaxed |= self.word().is_some_and(|word| FAST_MATH.contains(&word));
        self.skip_words(&FAST_MATH)
    }

    pub(super) fn int_predicate(&mut self) -> Result<IntPredicate> {
        self.accept_word(b"samesign")?;
        match self.word().and_then(int_predicate) {
            Some(predicate) => {
                self.bump()?;
                Ok(predicate)
            }
            None => self.expected("a comparison of integers"),
        }
    }

    pub(super) fn float_predicate(&mut self) -> Result<String> {
        let known = FLOAT_PREDICATES.iter().find(|name| self.is_word(name.as_bytes()));
        match known {
            Some(name) => {
                self.bump()?;
                Ok(name.to_string())
            }
            None => self.expected("a comparison of floating-point numbers"),
        }
    }

    /// `, 1, 2`: constant indices, at least one; stops before `, !`.
    pub(super) fn index_path(&mut self) -> Result<Vec<u32>> {
        self.expect(b',')?;
        let mut path = vec![self.unsigned("an index")?];
        while self.is_sign(b',') && self.peek()? == Kind::Int {
            self.bump()?;
            path.push(self.unsigned("an index")?);
        }
        Ok(path)
    }

    /// The lanes of the constant mask of `shufflevector`.
    pub(super) fn mask(&mut self, span: Span, mask: &Operand) -> Result<Vec<Option<u32>>> {
        let lanes = mask_lanes(&self.types, mask);
        lanes.map_or_else(|| malformed(span, "a mask is a constant vector of i32"), Ok)
    }

    /// The type of the result by the rules, complaints at `span`.
    pub(super) fn checked(&mut self, span: Span, kind: &InstrKind) -> Result<Option<TypeId>> {
        let mut rules = Rules { types: &mut self.types, opaque: self.names.opaque };
        rules.result_type(kind).or_else(|complaint| malformed(span, complaint))
    }

    /// The types are the same, or a complaint at `span`.
    pub(super) fn agree(&mut self, span: Span, expected: TypeId, found: TypeId) -> Result<()> {
        let rules = Rules { types: &mut self.types, opaque: self.names.opaque };
        rules.agree(expected, found).or_else(|complaint| malformed(span, complaint))
    }
}
