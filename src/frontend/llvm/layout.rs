//! The string of the data layout. Parts that concern no program (mangling, native widths, other address spaces) are dropped.

use super::module::DataLayout;

/// What LLVM takes for granted where the string says nothing.
pub(super) fn standard() -> DataLayout {
    DataLayout {
        little_endian: true,
        pointer_bits: 64,
        int_align: vec![(1, 1), (8, 1), (16, 2), (32, 4), (64, 4)],
        float_align: vec![(16, 2), (32, 4), (64, 8), (128, 16)],
        pointer_align: 8,
    }
}

/// Reads the string; the complaint quotes the part that is wrong.
pub(super) fn parse(text: &str) -> Result<DataLayout, String> {
    let mut layout = standard();
    for part in text.split('-').filter(|part| !part.is_empty()) {
        apply(&mut layout, part).ok_or_else(|| format!("`{part}` has no meaning in a data layout"))?;
    }
    Ok(layout)
}

fn apply(layout: &mut DataLayout, part: &str) -> Option<()> {
    let mut fields = part.split(':');
    let head = fields.next()?;
    let kind = head.chars().next()?;
    let rest = &head[kind.len_utf8()..];
    match kind {
        'e' | 'E' if rest.is_empty() => layout.little_endian = kind == 'e',
        'i' if rest.is_empty() => {}
        'i' => set(&mut layout.int_align, rest.parse().ok()?, alignment(fields.next()?)?),
        'f' => set(&mut layout.float_align, rest.parse().ok()?, alignment(fields.next()?)?),
        'p' => {
            let space: u32 =
                if rest.is_empty() { 0 } else { rest.trim_start_matches(['e', 'u']).parse().ok()? };
            let bits: u32 = fields.next()?.parse().ok()?;
            let align = alignment(fields.next()?)?;
            if !(8..=64).contains(&bits) || !bits.is_multiple_of(8) {
                return None;
            }
            if space == 0 {
                (layout.pointer_bits, layout.pointer_align) = (bits, align);
            }
        }
        'a' | 'v' | 'n' | 'm' | 'S' | 'P' | 'A' | 'G' | 'F' | 's' => {}
        _ => return None,
    }
    Some(())
}

/// Bits to bytes: powers of two, at least a byte.
fn alignment(bits: &str) -> Option<u32> {
    let bits: u32 = bits.parse().ok()?;
    (bits == 0 || (bits.is_multiple_of(8) && bits.is_power_of_two())).then_some((bits / 8).max(1))
}

fn set(table: &mut Vec<(u32, u32)>, width: u32, align: u32) {
    match table.binary_search_by_key(&width, |entry| entry.0) {
        Ok(at) => table[at].1 = align,
        Err(at) => table.insert(at, (width, align)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layouts() {
        let x86 =
            parse("e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128").unwrap();
        assert_eq!((x86.pointer_bits, x86.pointer_align, x86.little_endian), (32, 4, true));
        assert_eq!(x86.float_align, [(16, 2), (32, 4), (64, 4), (80, 4), (128, 16)]);
        let x64 =
            parse("e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128").unwrap();
        assert_eq!((x64.pointer_bits, x64.pointer_align), (64, 8));
        assert_eq!(x64.int_align, [(1, 1), (8, 1), (16, 2), (32, 4), (64, 8), (128, 16)]);
        assert!(!parse("E-m:m-p:64:64-Fi64-ni:1-A5-G1").unwrap().little_endian);
        assert_eq!(parse("").unwrap(), standard());
    }

    #[test]
    fn what_is_refused() {
        for text in ["q", "i64", "i64:7", "p:24:0:z:1-p:7:8", "f80:", "p", "e1", "i64:24", "é"] {
            assert!(parse(text).is_err(), "{text}");
        }
    }
}
