//! Instructions that touch memory or compute addresses.

use super::Reader;
use super::cursor::Result;
use super::lexer::Kind;
use crate::llvm::module::InstrKind;

const ORDERINGS: [&[u8]; 7] =
    [b"unordered", b"monotonic", b"acquire", b"release", b"acq_rel", b"seq_cst", b"notatomic"];

const UPDATES: [&[u8]; 22] = [
    b"xchg",
    b"add",
    b"sub",
    b"and",
    b"nand",
    b"or",
    b"xor",
    b"max",
    b"min",
    b"umax",
    b"umin",
    b"fadd",
    b"fsub",
    b"fmax",
    b"fmin",
    b"fmaximum",
    b"fminimum",
    b"uinc_wrap",
    b"udec_wrap",
    b"usub_cond",
    b"usub_sat",
    b"fmaximumnum",
];

impl<'a> Reader<'a> {
    /// The kind of the token behind the current one.
    pub(super) fn peek(&self) -> Result<Kind> {
        let mut lexer = self.lexer;
        lexer.next().map(|token| token.kind)
    }

    /// Whether a comma follows that no attachment comes after; steps over it.
    fn accept_comma(&mut self) -> Result<bool> {
        if self.is_sign(b',') && self.peek()? != Kind::MetaName { self.accept(b',') } else { Ok(false) }
    }

    /// `volatile`; steps over `atomic` and `weak` too.
    fn access_words(&mut self) -> Result<bool> {
        let mut volatile = false;
        while let Some(word @ (b"volatile" | b"atomic" | b"weak")) = self.word() {
            volatile |= word == b"volatile";
            self.bump()?;
        }
        Ok(volatile)
    }

    /// Scope and orderings of an atomic access.
    fn skip_ordering(&mut self) -> Result<()> {
        if self.accept_word(b"syncscope")? {
            self.skip_balanced()?;
        }
        self.skip_words(&ORDERINGS)
    }

    /// `[syncscope] [ordering] [, align 4]`.
    fn access_tail(&mut self) -> Result<()> {
        self.skip_ordering()?;
        if self.accept_comma()? {
            self.expect_word("align")?;
            self.alignment()?;
        }
        Ok(())
    }

    pub(super) fn alloca(&mut self) -> Result<InstrKind> {
        self.skip_words(&[b"inalloca", b"swifterror"])?;
        let ty = self.value_type()?;
        let (mut count, mut align) = (None, None);
        while self.accept_comma()? {
            if self.accept_word(b"align")? {
                align = Some(self.alignment()?);
            } else if self.is_word(b"addrspace") {
                self.address_space()?;
            } else if count.is_none() && align.is_none() {
                count = Some(self.operand()?);
            } else {
                return self.expected("an alignment or address space");
            }
        }
        Ok(InstrKind::Alloca { ty, count, align })
    }

    pub(super) fn load(&mut self) -> Result<InstrKind> {
        let volatile = self.access_words()?;
        let ty = self.value_type()?;
        let address = self.next_operand()?;
        self.access_tail()?;
        Ok(InstrKind::Load { ty, address, volatile })
    }

    pub(super) fn store(&mut self) -> Result<InstrKind> {
        let volatile = self.access_words()?;
        let value = self.operand()?;
        let address = self.next_operand()?;
        self.access_tail()?;
        Ok(InstrKind::Store { value, address, volatile })
    }

    pub(super) fn compare_exchange(&mut self) -> Result<InstrKind> {
        self.access_words()?;
        let address = self.operand()?;
        let expected = self.next_operand()?;
        let new = self.next_operand()?;
        self.access_tail()?;
        Ok(InstrKind::CmpXchg { address, expected, new })
    }

    pub(super) fn atomic_update(&mut self) -> Result<InstrKind> {
        self.access_words()?;
        let Some(word) = self.word().filter(|word| UPDATES.contains(word) || *word == b"fminimumnum") else {
            return self.expected("the operation of atomicrmw");
        };
        self.bump()?;
        let address = self.operand()?;
        let value = self.next_operand()?;
        self.access_tail()?;
        Ok(InstrKind::AtomicRmw { op: String::from_utf8_lossy(word).into_owned(), address, value })
    }

    pub(super) fn fence(&mut self) -> Result<InstrKind> {
        self.skip_ordering()?;
        Ok(InstrKind::Fence)
    }

    pub(super) fn element_pointer(&mut self) -> Result<InstrKind> {
        let inbounds = self.element_pointer_flags()?;
        let source = self.value_type()?;
        let base = self.next_operand()?;
        let mut indices = Vec::new();
        while self.accept_comma()? {
            self.accept_word(b"inrange")?;
            indices.push(self.operand()?);
        }
        Ok(InstrKind::GetElementPtr { inbounds, source, base, indices })
    }
}
