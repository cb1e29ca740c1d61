//! Luby's sequence, by which searches of unknown length are begun anew.
//!
//! Luby, Sinclair and Zuckerman, "Optimal speedup of Las Vegas algorithms" (1993).

/// The `n`-th number, from 0, of 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 ...
pub fn luby(mut n: u64) -> u64 {
    loop {
        let size = (n + 2).next_power_of_two();
        if n + 2 == size {
            return size / 2;
        }
        n -= size / 2 - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::luby;

    #[test]
    fn luby_sequence() {
        let start: Vec<u64> = (0..15).map(luby).collect();
        assert_eq!(start, [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
    }
}
