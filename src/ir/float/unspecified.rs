//! What the theory FloatingPoint leaves open: functions of the operands that every model may choose.

use super::Format;

/// What the theory leaves open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unspecified {
    /// Whether `fp.min` of two zeros with different signs is the first one.
    Min(Format),
    /// Whether `fp.max` of two zeros with different signs is the first one.
    Max(Format),
    /// The integer of so many bits without sign of what is none of these.
    ToUbv(Format, u32),
    /// The integer of so many bits with a sign of what is none of these.
    ToSbv(Format, u32),
    /// The real number of an infinity or NaN.
    ToReal(Format),
}

impl Unspecified {
    /// The operator whose result it is, as SMT-LIB writes it.
    pub(crate) fn name(self) -> String {
        match self {
            Unspecified::Min(_) => "fp.min".into(),
            Unspecified::Max(_) => "fp.max".into(),
            Unspecified::ToUbv(_, bits) => format!("(_ fp.to_ubv {bits})"),
            Unspecified::ToSbv(_, bits) => format!("(_ fp.to_sbv {bits})"),
            Unspecified::ToReal(_) => "fp.to_real".into(),
        }
    }
}
