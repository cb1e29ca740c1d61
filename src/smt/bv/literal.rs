//! Literals of the graph: nodes and their negations.

use std::fmt;
use std::ops::Not;

/// A node of the graph or its negation, coded as `2 * node + negated`. Node 0 is the constant, so false is
/// the default.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AigLit(u32);

impl AigLit {
    /// The constant false.
    pub const FALSE: AigLit = AigLit(0);
    /// The constant true.
    pub const TRUE: AigLit = AigLit(1);

    /// The constant `value`.
    #[inline]
    pub fn constant(value: bool) -> AigLit {
        AigLit(u32::from(value))
    }
    /// The literal of a node.
    #[inline]
    pub fn new(node: usize, negated: bool) -> AigLit {
        AigLit((node as u32) << 1 | u32::from(negated))
    }
    /// The node.
    #[inline]
    pub fn node(self) -> usize {
        (self.0 >> 1) as usize
    }
    /// Whether this is the negation of its node.
    #[inline]
    pub fn is_negated(self) -> bool {
        self.0 & 1 == 1
    }
    /// The negation of this literal if `negate`, else this literal.
    #[inline]
    pub fn xor(self, negate: bool) -> AigLit {
        AigLit(self.0 ^ u32::from(negate))
    }
    /// The number that codes this literal.
    #[inline]
    pub(super) fn code(self) -> u32 {
        self.0
    }
    /// The value of a constant.
    #[inline]
    pub fn as_constant(self) -> Option<bool> {
        (self.0 < 2).then_some(self.0 == 1)
    }
}

impl Not for AigLit {
    type Output = AigLit;
    #[inline]
    fn not(self) -> AigLit {
        AigLit(self.0 ^ 1)
    }
}

impl fmt::Debug for AigLit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.is_negated() { "!" } else { "" }, self.node())
    }
}
