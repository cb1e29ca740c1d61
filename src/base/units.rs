//! Quantities on the command line and in files of settings: `500ms`, `1.5s`, `2m`, `200MiB`, `4GiB`.

use std::time::Duration;

/// Splits `text` into a number and what follows it.
fn split(text: &str) -> Result<(f64, &str), String> {
    let end = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
    let (number, unit) = text.split_at(end);
    let number: f64 = number.parse().map_err(|_| format!("{text:?} does not begin with a number"))?;
    Ok((number, unit.trim()))
}

/// A duration. A number without a unit counts seconds.
///
/// # Errors
/// If the number or the unit is not understood.
pub fn duration(text: &str) -> Result<Duration, String> {
    let (number, unit) = split(text)?;
    let seconds = match unit {
        "ms" => number / 1000.0,
        "" | "s" => number,
        "m" | "min" => number * 60.0,
        "h" => number * 3600.0,
        _ => return Err(format!("unit {unit:?} is none of ms, s, m, h")),
    };
    Duration::try_from_secs_f64(seconds).map_err(|e| e.to_string())
}

/// A number of bytes. `K`, `M`, `G` are powers of 1024, as are `KiB`, `MiB`, `GiB`; `KB`, `MB`, `GB` are powers of 1000.
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
    // Above this a float no longer counts single bytes, and no machine has as many.
    if bytes < 1.0 || bytes > (1u64 << 52) as f64 {
        return Err(format!("{text:?} is out of range"));
    }
    Ok(bytes as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations() {
        for (text, millis) in
            [("60s", 60_000), ("500ms", 500), ("1.5", 1_500), ("2m", 120_000), ("1h", 3_600_000)]
        {
            assert_eq!(duration(text), Ok(Duration::from_millis(millis)), "{text}");
        }
        for text in ["", "s", "-1s", "1 parsec", "1e3", "1.2.3s"] {
            assert!(duration(text).is_err(), "{text}");
        }
    }

    #[test]
    fn sizes() {
        for (text, n) in
            [("200MiB", 200 << 20), ("4GiB", 4 << 30), ("1.5K", 1536), ("7", 7), ("2MB", 2_000_000)]
        {
            assert_eq!(bytes(text), Ok(n), "{text}");
        }
        for text in ["", "GiB", "0", "0.5", "-4GiB", "4 gigs", "99999999GiB"] {
            assert!(bytes(text).is_err(), "{text}");
        }
    }
}
