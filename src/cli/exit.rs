//! Exit codes. `verify` and `check` tell the verdict by their code; `solve` and `smt` exit 0 for every answer.

use eufonium_base::Interrupt;
use eufonium_ir::Reason;

/// What the exit code says about an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExitMode {
    /// The verdict: `verify`, `check`.
    Verdict,
    /// Only whether something went wrong: `solve`, `smt`.
    Zero,
}

/// Safe, valid; any answer in [`ExitMode::Zero`].
pub const OK: u8 = 0;
/// The property is violated, the certificate invalid.
pub const VIOLATED: u8 = 1;
/// The command line is wrong.
pub const USAGE: u8 = 2;
/// No answer.
pub const UNKNOWN: u8 = 3;
/// The input cannot be read or understood.
pub const BAD_INPUT: u8 = 4;
/// An answer was found and its evidence refused.
pub const CHECK_FAILED: u8 = 5;
/// The time limit.
pub const TIMEOUT: u8 = 6;
/// The limit of memory or of counted work.
pub const MEMORY: u8 = 7;
/// `sat`: the formula is satisfiable.
pub const SATISFIABLE: u8 = 10;
/// `sat`: the formula is unsatisfiable.
pub const UNSATISFIABLE: u8 = 20;
/// A bug of ours.
pub const INTERNAL: u8 = 70;
/// SIGINT.
pub const INTERRUPTED: u8 = 130;
/// SIGTERM.
pub const TERMINATED: u8 = 143;

/// Every code with its meaning, for the documentation.
pub const TABLE: &[(u8, &str)] = &[
    (OK, "safe, or the certificate is valid; `solve` and `smt`: any answer; `bench`: no wrong answer"),
    (VIOLATED, "unsafe, or the certificate is invalid; `bench`: an answer is wrong or disputed"),
    (USAGE, "the command line is wrong"),
    (UNKNOWN, "unknown: incomplete or unsupported"),
    (BAD_INPUT, "the input cannot be read or understood"),
    (CHECK_FAILED, "an answer was found and withheld, as its evidence failed the check"),
    (TIMEOUT, "the time limit was reached"),
    (MEMORY, "the limit of memory or of counted work was reached"),
    (SATISFIABLE, "`sat`: satisfiable"),
    (UNSATISFIABLE, "`sat`: unsatisfiable"),
    (INTERNAL, "internal error, a bug"),
    (INTERRUPTED, "SIGINT"),
    (TERMINATED, "SIGTERM"),
];

impl ExitMode {
    /// The code for `zero` in this mode, `code` otherwise.
    fn pick(self, code: u8) -> u8 {
        if self == ExitMode::Zero { OK } else { code }
    }

    /// The code of a run that was cut short.
    pub fn interrupt(self, reason: Interrupt) -> u8 {
        match reason {
            Interrupt::Timeout => self.pick(TIMEOUT),
            Interrupt::Memory | Interrupt::WorkLimit => self.pick(MEMORY),
            Interrupt::Interrupted => INTERRUPTED,
            Interrupt::Terminated => TERMINATED,
        }
    }

    /// The code of the answer `unknown`.
    pub fn unknown(self, reason: &Reason) -> u8 {
        match reason {
            Reason::Interrupted(interrupt) => self.interrupt(*interrupt),
            Reason::CheckFailed(_) => CHECK_FAILED,
            Reason::Unsupported(_) | Reason::Incomplete(_) => self.pick(UNKNOWN),
        }
    }

    /// The code of the answer `unsafe` or `invalid`.
    pub fn violated(self) -> u8 {
        self.pick(VIOLATED)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_as_documented() {
        use ExitMode::{Verdict, Zero};
        let table = [
            (Reason::Interrupted(Interrupt::Timeout), 6, 0),
            (Reason::Interrupted(Interrupt::Memory), 7, 0),
            (Reason::Interrupted(Interrupt::WorkLimit), 7, 0),
            (Reason::Interrupted(Interrupt::Interrupted), 130, 130),
            (Reason::Interrupted(Interrupt::Terminated), 143, 143),
            (Reason::CheckFailed(String::new()), 5, 5),
            (Reason::Unsupported(String::new()), 3, 0),
            (Reason::Incomplete(String::new()), 3, 0),
        ];
        for (reason, verdict, zero) in table {
            assert_eq!((Verdict.unknown(&reason), Zero.unknown(&reason)), (verdict, zero), "{reason:?}");
        }
        assert_eq!((Verdict.violated(), Zero.violated()), (1, 0));
    }
}
