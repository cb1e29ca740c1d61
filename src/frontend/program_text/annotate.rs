//! Source text with what is known of places in it.
//!
//! Each annotation goes before its place: on a line of its own where nothing but white space stands before the place, else within the line. The
//! text is otherwise what it was, so compilers make the same program of it.

use super::scopes::{Place, offset};

/// What is to be said before a place.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Annotation {
    /// The place.
    pub at: Place,
    /// A comment, with its marks.
    pub text: String,
}

/// The text with its annotations.
pub fn annotate(text: &str, annotations: &[Annotation]) -> String {
    let mut places: Vec<(usize, &str)> =
        annotations.iter().filter_map(|a| Some((offset(text, a.at)?, a.text.as_str()))).collect();
    places.sort();
    places.dedup();
    let mut out = String::with_capacity(text.len() + 80 * places.len());
    let mut done = 0;
    for (at, comment) in places {
        out.push_str(&text[done..at]);
        done = at;
        let line = text[..at].rfind('\n').map_or(0, |i| i + 1);
        let before = &text[line..at];
        out.push_str(comment);
        if before.chars().all(char::is_whitespace) {
            out.push('\n');
            out.push_str(before);
        } else {
            out.push(' ');
        }
    }
    out.push_str(&text[done..]);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn annotations_stand_before_their_places() {
        let note = |at, text: &str| Annotation { at, text: text.into() };
        let text = "f() {\n  while (x)\n    if (y) for (;;) g();\n}\n";
        let notes = [note((3, 12), "/* b */"), note((2, 3), "/* a */"), note((4, 1), "/* c */")];
        let expected = "f() {\n  /* a */\n  while (x)\n    if (y) /* b */ for (;;) g();\n/* c */\n}\n";
        assert_eq!(annotate(text, &notes), expected);
        assert_eq!(annotate(text, &[note((9, 1), "/* d */")]), text);
    }
}
