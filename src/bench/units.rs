//! Quantities in campaign files: `500ms`, `10s`, `2m`, `200MiB`, `4GiB`; numbers alone are seconds and bytes.

use eufonium_base::units::duration;
use serde::{Deserialize, Deserializer, de};

pub use eufonium_base::units::bytes;

/// Seconds, more than none.
///
/// # Errors
/// If the number or the unit is not understood.
pub fn seconds(text: &str) -> Result<f64, String> {
    let seconds = duration(text)?.as_secs_f64();
    if seconds > 0.0 { Ok(seconds) } else { Err(format!("{text:?} is no time to run")) }
}

/// A number or a text with a unit.
#[derive(Deserialize)]
#[serde(untagged)]
enum Quantity {
    Whole(u64),
    Number(f64),
    Text(String),
}

impl Quantity {
    fn text(self) -> String {
        match self {
            Quantity::Whole(n) => n.to_string(),
            Quantity::Number(x) => x.to_string(),
            Quantity::Text(t) => t,
        }
    }
}

/// Reads optional seconds.
///
/// # Errors
/// If they are not understood.
pub fn read_seconds<'de, D: Deserializer<'de>>(from: D) -> Result<Option<f64>, D::Error> {
    let text = Option::<Quantity>::deserialize(from)?.map(Quantity::text);
    text.map(|t| seconds(&t).map_err(de::Error::custom)).transpose()
}

/// Reads an optional number of bytes.
///
/// # Errors
/// If it is not understood.
pub fn read_bytes<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u64>, D::Error> {
    let text = Option::<Quantity>::deserialize(from)?.map(Quantity::text);
    text.map(|t| bytes(&t).map_err(de::Error::custom)).transpose()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantities() {
        for (text, expected) in [("10", 10.0), ("1.5s", 1.5), ("250ms", 0.25), ("2m", 120.0), ("1 h", 3600.0)]
        {
            assert_eq!(seconds(text), Ok(expected), "{text}");
        }
        for text in ["", "0", "x", "3 parsec"] {
            assert!(seconds(text).is_err(), "{text}");
        }
        for (text, expected) in [("4GiB", 4 << 30), ("7", 7), ("1.5K", 1536), ("2 MB", 2_000_000)] {
            assert_eq!(bytes(text), Ok(expected), "{text}");
        }
        for text in ["", "0", "4 gigs"] {
            assert!(bytes(text).is_err(), "{text}");
        }
    }
}
