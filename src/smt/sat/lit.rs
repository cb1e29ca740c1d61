//! Propositional variables and literals.

use eufonium_base::ids::Id;
use eufonium_base::typed_id;
use std::fmt;
use std::ops::Not;

typed_id! {
    /// A propositional variable.
    Var
}

/// A variable or its negation, coded as `2 * variable + negated`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lit(u32);

impl Var {
    /// The literal that is true when the variable is.
    #[inline]
    pub fn positive(self) -> Lit {
        Lit::new(self, false)
    }
    /// The literal that is true when the variable is false.
    #[inline]
    pub fn negative(self) -> Lit {
        Lit::new(self, true)
    }
}

impl Lit {
    /// The variable itself, or its negation.
    #[inline]
    pub fn new(var: Var, negated: bool) -> Lit {
        Lit((var.index() as u32) << 1 | u32::from(negated))
    }
    /// The variable.
    #[inline]
    pub fn var(self) -> Var {
        Var::from_usize((self.0 >> 1) as usize)
    }
    /// Whether this is the negation of its variable.
    #[inline]
    pub fn is_negated(self) -> bool {
        self.0 & 1 == 1
    }
    /// A dense index over both signs of all variables.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
    /// The literal with the dense index `index`.
    #[inline]
    pub fn from_index(index: usize) -> Lit {
        Lit(index as u32)
    }
    /// The negation of this literal if `negate`, else this literal.
    #[inline]
    pub fn xor(self, negate: bool) -> Lit {
        Lit(self.0 ^ u32::from(negate))
    }
}

impl Not for Lit {
    type Output = Lit;
    #[inline]
    fn not(self) -> Lit {
        Lit(self.0 ^ 1)
    }
}

impl fmt::Debug for Lit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.is_negated() { "-" } else { "" }, self.var().index())
    }
}
