//! Which texts a format of `printf` and its kind reads (C17 7.21.6.1; places of arguments: POSIX.1-2017).

/// How many characters of a text are read at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Most {
    /// All up to its end.
    All,
    /// So many.
    Number(u64),
    /// As many as this argument says, if it is not negative.
    Argument(usize),
}

/// A text that a format reads, by its place among the arguments behind the format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Asked {
    pub place: usize,
    pub most: Most,
    /// Whether its characters are wide.
    pub wide: bool,
}

/// What is not read yet of a format, and the place of the next argument.
struct Reader<'a> {
    rest: &'a [u8],
    next: usize,
}

/// The texts that a format reads; `None` if it has conversions that C does not define.
pub(super) fn texts(format: &str) -> Option<Vec<Asked>> {
    let mut reader = Reader { rest: format.as_bytes(), next: 0 };
    let mut asked = vec![];
    while let Some(c) = reader.byte() {
        if c == b'%' {
            asked.extend(reader.conversion()?);
        }
    }
    Some(asked)
}

impl Reader<'_> {
    fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(*first)
    }

    fn take(&mut self, is_meant: impl Fn(u8) -> bool) -> Option<u8> {
        is_meant(*self.rest.first()?).then(|| self.byte())?
    }

    fn number(&mut self) -> Option<u64> {
        let mut number = None;
        while let Some(digit) = self.take(|c| c.is_ascii_digit()) {
            number = Some(number.unwrap_or(0u64).saturating_mul(10).saturating_add(u64::from(digit - b'0')));
        }
        number
    }

    /// The place that is written here before a `$`.
    fn named(&mut self) -> Option<usize> {
        let before = self.rest;
        match self.number() {
            Some(place) if place > 0 && self.take(|c| c == b'$').is_some() => usize::try_from(place - 1).ok(),
            _ => {
                self.rest = before;
                None
            }
        }
    }

    /// The place of an argument: the one that was written, or else the next.
    fn argument(&mut self, named: Option<usize>) -> usize {
        named.unwrap_or_else(|| {
            self.next += 1;
            self.next - 1
        })
    }

    /// What stands behind `%`.
    fn conversion(&mut self) -> Option<Option<Asked>> {
        let named = self.named();
        while self.take(|c| b"-+ #0'I".contains(&c)).is_some() {}
        if self.take(|c| c == b'*').is_some() {
            let width = self.named();
            self.argument(width);
        } else {
            self.number();
        }
        let mut most = Most::All;
        if self.take(|c| c == b'.').is_some() {
            most = if self.take(|c| c == b'*').is_some() {
                let precision = self.named();
                Most::Argument(self.argument(precision))
            } else {
                Most::Number(self.number().unwrap_or(0))
            };
        }
        let mut wide = false;
        while let Some(size) = self.take(|c| b"hlqjzZtL".contains(&c)) {
            wide |= size == b'l';
        }
        match self.byte()? {
            // No argument.
            b'%' | b'm' => Some(None),
            letter @ (b's' | b'S') => {
                let place = self.argument(named);
                Some(Some(Asked { place, most, wide: wide || letter == b'S' }))
            }
            letter if b"diouxXcCpneEfFgGaA".contains(&letter) => {
                self.argument(named);
                Some(None)
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats() {
        let text = |place, most| Asked { place, most, wide: false };
        let cases: &[(&str, Option<Vec<Asked>>)] = &[
            ("plain %d%%%5.3lu%m", Some(vec![])),
            ("%d %s %f%-8s", Some(vec![text(1, Most::All), text(3, Most::All)])),
            ("%.3s%.s", Some(vec![text(0, Most::Number(3)), text(1, Most::Number(0))])),
            ("%*.*s%s", Some(vec![text(2, Most::Argument(1)), text(3, Most::All)])),
            ("%2$s%1$.*3$s", Some(vec![text(1, Most::All), text(0, Most::Argument(2))])),
            ("%ls%S", Some([0, 1].map(|place| Asked { place, most: Most::All, wide: true }).to_vec())),
            ("%y", None),
            ("end %", None),
        ];
        for (format, expected) in cases {
            assert_eq!(texts(format), *expected, "{format}");
        }
    }
}
