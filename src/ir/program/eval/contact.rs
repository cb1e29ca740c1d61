//! What passes between a program and the world outside of it in a run, so that the same can be done to the compiled program.
//!
//! Addresses of a run mean nothing to another one. So each object that the world outside knows comes with the road by which it is
//! reached: a pointer that was given, or one that is stored in an object reached before.

use crate::program::{GlobalId, SiteId};

/// How the world outside gets at something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Road {
    /// By a pointer that it was given, by the number of that: first come those that it has from the start
    /// ([`Program::outside`](crate::program::Program::outside)), then those of [`Contact::Given`], [`Contact::Lent`] and [`Contact::Made`] in order.
    Given(usize),
    /// By a pointer in an object.
    Stored {
        /// The position of the object in the same list.
        object: usize,
        /// Where the pointer lies in it, in bytes.
        offset: u64,
    },
}

/// An object or function that the world outside knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// How it gets there.
    pub road: Road,
    /// The pointer at the end of the road.
    pub address: u64,
    /// Where the object starts: the address of a function.
    pub start: u64,
    /// Its size in bytes; `None` for a function.
    pub size: Option<u64>,
}

impl Known {
    /// Whether an address lies in it, or just behind it.
    pub fn holds(&self, address: u64) -> bool {
        address >= self.start && address - self.start <= self.size.unwrap_or(0)
    }
}

/// Something between the program and the world outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contact {
    /// A global that is defined elsewhere has its place.
    Global {
        /// The global.
        id: GlobalId,
        /// Where it starts.
        start: u64,
    },
    /// The world outside is given a pointer.
    Given {
        /// Among the arguments of the call that are words, which one.
        argument: Option<u32>,
    },
    /// The world outside is given a pointer that lies in an object which is not given itself.
    Lent {
        /// Among the arguments of the call that are words, which one leads to that object.
        argument: Option<u32>,
        /// How far behind that argument the pointer lies, in bytes.
        offset: i64,
    },
    /// It made an object.
    Made {
        /// Where it starts.
        start: u64,
        /// Its size in bytes.
        size: u64,
    },
    /// It is called, and writes all that it can reach; what it wrote, is said later.
    Called {
        /// The site of that.
        site: SiteId,
        /// What it can reach.
        known: Vec<Known>,
    },
    /// A byte that it wrote last, or had written when it made the object.
    Wrote {
        /// Where the object starts.
        start: u64,
        /// Where the byte lies in it.
        offset: u64,
        /// The byte.
        byte: u8,
    },
    /// Such bytes are a pointer.
    WrotePointer {
        /// Where the object starts.
        start: u64,
        /// Where the pointer lies in it.
        offset: u64,
        /// The pointer.
        address: u64,
        /// What the outside can reach now.
        known: Vec<Known>,
    },
    /// A byte of an argument of the program is chosen.
    Argument {
        /// Which argument, from 0, the name of the program.
        index: usize,
        /// Where the byte lies in it.
        offset: u64,
        /// The byte.
        byte: u8,
    },
    /// It gives a pointer that it knows.
    Gives {
        /// The site of that.
        site: SiteId,
        /// The pointer.
        address: u64,
        /// What it can reach.
        known: Vec<Known>,
    },
}
