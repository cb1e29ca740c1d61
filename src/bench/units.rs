//! Quantities in campaign files: `500ms`, `10s`, `2m`, `200MiB`, `4GiB`; numbers alone are seconds and bytes.

use serde::{Deserialize, Deserializer, de};

/// Splits a text into a number and its unit.
fn split(text: &str) -> Result<(f64, &str), String> {
    let end = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
    let (number, unit) = text.split_at(end);
    let number: f64 = number.parse().map_err(|_| format!("{text:?} does not begin with a number"))?;
    Ok((number, unit.trim()))
}

/// Seconds.
///
/// # Errors
/// If the number or the unit is not understood.
pub fn seconds(text: &str) -> Result<f64, String> {
    let (number, unit) = split(text)?;
    let factor = match unit {
        "ms" => 1e-3,
        "" | "s" => 1.0,
        "m" | "min" => 60.0,
        "h" => 3600.0,
        _ => return Err(format!("unit {unit:?} is none of ms, s, m, h")),
    };
    if number > 0.0 { Ok(number * factor) } else { Err(format!("{text:?} is no time to run")) }
}

/// Bytes.
///
/// # Errors
/// If the number or the unit is not understood.
pub fn bytes(text: &str) -> Result<u64, String> {
    let (number, unit) = split(text)?;
    let factor: u64 = match unit {
        "" | "B" => 1,
        "K" | "KiB" => 1 << 10,
        "M" | "MiB" => 1 << 20,
        "G" | "GiB" => 1 << 30,
        "KB" => 1_000,
        "MB" => 1_000_000,
        "GB" => 1_000_000_000,
        _ => return Err(format!("unit {unit:?} is none of KiB, MiB, GiB, KB, MB, GB")),
    };
    let bytes = number * factor as f64;
    if (1.0..=(1u64 << 52) as f64).contains(&bytes) {
        Ok(bytes as u64)
    } else {
        Err(format!("{text:?} is out of range"))
    }
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
