//! The list of engines, and each engine's adapter to the [`Engine`] trait. A new engine is added here and nowhere else.

use super::Engine;

/// The engine that is used when none is named.
pub const DEFAULT: &str = "spacer";

/// All engines, the default first.
pub fn engines() -> &'static [&'static dyn Engine] {
    &[]
}

/// The engine with this name. `auto` is the default engine.
pub fn find(name: &str) -> Option<&'static dyn Engine> {
    let name = if name == "auto" { DEFAULT } else { name };
    engines().iter().copied().find(|e| e.name() == name)
}
