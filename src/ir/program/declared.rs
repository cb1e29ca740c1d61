//! What the declaration of a pointer says of where it leads.

/// Where a pointer of the world outside leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Declared {
    /// To a function.
    Function,
    /// To so many bytes of an object, or, for none, just behind one, or, for at most one byte, to a function.
    Bytes(u64),
}

impl Declared {
    /// What no declaration speaks of.
    pub const UNSAID: Declared = Declared::Bytes(1);

    /// To how many bytes of an object it leads; of a function that is nothing said.
    pub fn bytes(self) -> u64 {
        match self {
            Declared::Function => 1,
            Declared::Bytes(bytes) => bytes,
        }
    }

    /// Whether it may lead to a function.
    pub fn may_be_function(self) -> bool {
        self.bytes() <= 1
    }

    /// Whether it may lead into an object.
    pub fn may_be_object(self) -> bool {
        self != Declared::Function
    }
}
