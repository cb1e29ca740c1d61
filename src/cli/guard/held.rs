//! The answer that is known while more is found out about it: what it takes for granted.
//!
//! Invariant: it is given once, by the run that goes on or by the watchdog.

use super::Guard;
use std::sync::{MutexGuard, PoisonError};
use std::{fmt, process, thread};

/// Gives an answer; its exit code.
type Give = Box<dyn FnOnce(&Guard) -> u8 + Send>;

/// What is held.
#[derive(Default)]
pub(super) enum Held {
    #[default]
    Nothing,
    Answer(Give),
    /// The watchdog gives it.
    Taken,
}

impl fmt::Debug for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Held::Nothing => "Nothing",
            Held::Answer(_) => "Answer",
            Held::Taken => "Taken",
        })
    }
}

impl Guard {
    /// From now on this is what the run ends with if it is cut off.
    pub fn hold(&self, give: impl FnOnce(&Guard) -> u8 + Send + 'static) {
        *self.held() = Held::Answer(Box::new(give));
    }

    /// No longer, as the run gives its answer itself. Does not return if it was cut off meanwhile.
    pub fn release(&self) {
        let mut held = self.held();
        if let Held::Taken = *held {
            drop(held);
            loop {
                thread::park();
            }
        }
        *held = Held::Nothing;
    }

    /// What is held, which is given from now on.
    pub(super) fn take_held(&self) -> Option<Give> {
        let mut held = self.held();
        match std::mem::replace(&mut *held, Held::Taken) {
            Held::Answer(give) => Some(give),
            other => {
                *held = other;
                None
            }
        }
    }

    /// Gives an answer and ends the process.
    pub(super) fn give_held(&self, give: Give) -> ! {
        let code = give(self);
        self.publish(code);
        process::exit(i32::from(code));
    }

    fn held(&self) -> MutexGuard<'_, Held> {
        self.shared.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Guard, Terms};
    use super::Held;
    use crate::desk::Output;
    use crate::exit::ExitMode;

    #[test]
    fn an_answer_is_taken_once() {
        let terms = Terms {
            timeout: None,
            memory: None,
            work: None,
            mode: ExitMode::Verdict,
            stats: None,
            quiet: true,
            output: Output::Text,
        };
        let guard = Guard::new(terms, None);
        assert!(guard.take_held().is_none());
        guard.hold(|_| 0);
        guard.release();
        assert!(guard.take_held().is_none(), "it was given by the run");
        guard.hold(|_| 7);
        let give = guard.take_held().expect("it is held");
        assert_eq!(give(&guard), 7);
        assert!(matches!(*guard.held(), Held::Taken) && guard.take_held().is_none());
    }
}
