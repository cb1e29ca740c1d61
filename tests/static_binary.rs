//! The product is one static binary: its ELF header asks for no interpreter and no shared library.
#![cfg(target_os = "linux")]

const PT_DYNAMIC: u32 = 2;
const PT_INTERP: u32 = 3;
const DT_NEEDED: u64 = 1;

fn u16_at(b: &[u8], at: usize) -> usize {
    usize::from(u16::from_le_bytes(b[at..at + 2].try_into().unwrap()))
}
fn u32_at(b: &[u8], at: usize) -> u32 {
    u32::from_le_bytes(b[at..at + 4].try_into().unwrap())
}
fn u64_at(b: &[u8], at: usize) -> usize {
    u64::from_le_bytes(b[at..at + 8].try_into().unwrap()) as usize
}

#[test]
fn the_binary_needs_nothing() {
    let elf = std::fs::read(env!("CARGO_BIN_EXE_eufonium")).unwrap();
    assert_eq!(&elf[..6], b"\x7fELF\x02\x01", "a 64-bit little-endian ELF file");
    let (offset, size, count) = (u64_at(&elf, 32), u16_at(&elf, 54), u16_at(&elf, 56));
    assert!(count > 0);
    for header in (0..count).map(|i| &elf[offset + i * size..][..size]) {
        match u32_at(header, 0) {
            PT_INTERP => panic!("the binary asks for a dynamic linker"),
            PT_DYNAMIC => {
                let (start, len) = (u64_at(header, 8), u64_at(header, 32));
                let needed =
                    elf[start..start + len].chunks_exact(16).any(|e| u64_at(e, 0) as u64 == DT_NEEDED);
                assert!(!needed, "the binary needs a shared library");
            }
            _ => {}
        }
    }
}
