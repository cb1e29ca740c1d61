//! The program; all it does is in `eufonium::cli`.

use eufonium::cli::alloc::ExitOnExhaustion;

#[global_allocator]
static ALLOCATOR: ExitOnExhaustion = ExitOnExhaustion;

fn main() -> std::process::ExitCode {
    eufonium::cli::main()
}
