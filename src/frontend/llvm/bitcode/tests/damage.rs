//! Damaged files are read or refused, never more.

use super::super::read_bitcode;
use super::forms::{FORMS, OPAQUE};

fn check(bytes: &[u8]) {
    if let Err(error) = read_bitcode(bytes) {
        assert!(error.message.starts_with("byte "), "{error}");
    }
}

#[test]
fn every_beginning_is_refused() {
    for end in (0..FORMS.len() - 4).step_by(16) {
        check(&FORMS[..end]);
    }
    assert!(read_bitcode(&FORMS[..FORMS.len() / 2]).is_err());
}

#[test]
fn flipped_bits_are_read_or_refused() {
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    let mut refused = 0;
    for original in [FORMS, OPAQUE] {
        for _ in 0..400 {
            let mut bytes = original.to_vec();
            for _ in 0..=state % 3 {
                // Marsaglia's xorshift.
                state ^= state << 13;
                state ^= state >> 7;
                state ^= state << 17;
                let bit = (state >> 8) as usize % (bytes.len() * 8 - 32) + 32;
                bytes[bit / 8] ^= 1 << (bit % 8);
            }
            check(&bytes);
            refused += u32::from(read_bitcode(&bytes).is_err());
        }
    }
    assert!(refused > 100, "most damage is noticed");
}
