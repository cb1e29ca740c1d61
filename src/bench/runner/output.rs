//! What a tool prints: the beginning and the end of it, however much it is.

use std::io::Read;

/// How many bytes are kept of the beginning, and of the end.
const KEPT: usize = 1 << 18;

/// Reads everything, and keeps the beginning and the end; whole lines go missing between them.
pub fn read(mut from: impl Read) -> String {
    let (mut head, mut tail) = (Vec::new(), Vec::new());
    let mut lost = false;
    let mut buffer = vec![0; 1 << 16];
    while let Ok(n) = from.read(&mut buffer) {
        if n == 0 {
            break;
        }
        let free = KEPT - head.len();
        let (first, rest) = buffer[..n].split_at(n.min(free));
        head.extend_from_slice(first);
        tail.extend_from_slice(rest);
        if tail.len() > 2 * KEPT {
            lost = true;
            tail.drain(..tail.len() - KEPT);
        }
    }
    if lost {
        // Half a line might look like an answer.
        head.truncate(head.iter().rposition(|&b| b == b'\n').map_or(0, |at| at + 1));
        let whole = tail.iter().position(|&b| b == b'\n').map_or(tail.len(), |at| at + 1);
        tail.drain(..whole);
    }
    head.extend(tail);
    String::from_utf8_lossy(&head).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_ends_are_kept() {
        assert_eq!(read(&b"sat\n"[..]), "sat\n");
        let long: String = (0..200_000).map(|i| format!("line {i}\n")).collect();
        let text = format!("first\n{long}last\n");
        let kept = read(text.as_bytes());
        assert!(kept.starts_with("first\n") && kept.ends_with("last\n") && kept.len() < 4 * KEPT);
        let lines: std::collections::HashSet<&str> = text.lines().collect();
        assert!(kept.lines().all(|l| lines.contains(l)), "no line is half a line");
        let middling: String = long.chars().take(KEPT + 1000).collect();
        assert_eq!(read(middling.as_bytes()), middling, "nothing is lost below the bound");
    }
}
