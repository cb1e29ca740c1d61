//! Arguments with which a function of the system fails, and such with which it does not.
//!
//! Deliberately absent: all that depends on the system, such as descriptors that are not in use.
//!
//! Source: POSIX.1-2017 (XSH), the errors EBADF, ENOENT and EOVERFLOW.

use super::super::calls::CallSite;
use super::super::function::Lowering;
use crate::llvm::names;
use eufonium_base::Bits;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{BinaryOp, CompareOp, Op, Operand, Type};

/// Functions whose first argument is a descriptor, which is not negative.
const DESCRIPTORS: &str = "read write pread pread64 pwrite pwrite64 close lseek lseek64 fsync fdatasync ftruncate fchmod flock fstat fstat64 dup \
    bind connect listen shutdown send recv setsockopt getsockopt accept getsockname getpeername";

/// Functions whose first argument names a file, which needs a name.
const FILES: &str = "open open64 creat unlink rmdir mkdir chdir access chmod readlink stat stat64 lstat lstat64 remove rename truncate opendir";

/// Functions that write the time to which their first argument points in fields.
const CALENDARS: &str = "localtime gmtime localtime_r gmtime_r";

/// Up to so many seconds from 1970 years fit into their field in all zones, of the 2^32 years that it counts.
const LAST_YEAR: u64 = 67_767_000_000_000_000;

impl Lowering<'_, '_> {
    /// Whether a call surely succeeds, as far as that is asked of its arguments.
    pub fn accepts(&mut self, site: &CallSite) -> Option<Operand> {
        let time = site.args.first().filter(|_| names::holds(CALENDARS, site.name))?.clone();
        let bits = self.context.program.pointer_bits;
        if bits < 64 {
            return Some(Operand::Const(Bits::one(1)));
        }
        let seconds = self.build.define(Op::load(time), Type::Int(bits));
        let from_least = self.build.binary(BinaryOp::Add, seconds, word(LAST_YEAR, bits));
        Some(self.build.compare(CompareOp::Ule, from_least, word(2 * LAST_YEAR, bits)))
    }

    /// Whether a call cannot succeed, as far as that is asked of its arguments.
    pub fn refuses(&mut self, site: &CallSite) -> Option<Operand> {
        if names::holds(FILES, site.name) {
            let (name, _) = site.source.first()?;
            return self.string(name).filter(String::is_empty).map(|_| Operand::Const(Bits::one(1)));
        }
        let descriptor = site.args.first().filter(|_| names::holds(DESCRIPTORS, site.name))?.clone();
        let Type::Int(bits) = self.build.type_of(&descriptor) else { return None };
        Some(self.build.compare(CompareOp::Slt, descriptor, word(0, bits)))
    }
}
