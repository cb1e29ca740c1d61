//! Formats of `printf` and its kind: their parts, and which texts they read (C17 7.21.6.1; places of arguments: POSIX.1-2017).

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

/// A part of a format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// Characters that are printed as they are: where they stand, and how many.
    Literal(usize, usize),
    Conversion(Conversion),
}

/// A conversion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Conversion {
    /// Its letter.
    pub letter: u8,
    /// The place of its argument.
    pub place: usize,
    /// Its flags as bits, in the order of [`FLAGS`].
    pub flags: u8,
    /// Its width; `All` if it has none.
    pub width: Most,
    /// Its precision; `All` if it has none.
    pub precision: Most,
    /// The letters of the size of its argument.
    pub size: Vec<u8>,
}

impl Conversion {
    /// The text that it reads, if it does.
    fn asked(&self) -> Option<Asked> {
        let wide = self.letter == b'S' || self.size.contains(&b'l');
        let Conversion { place, precision: most, .. } = *self;
        b"sS".contains(&self.letter).then_some(Asked { place, most, wide })
    }
}

/// The flags of conversions.
const FLAGS: &[u8] = b"-+ #0";

/// What is not read yet of a format, and the place of the next argument.
struct Reader<'a> {
    rest: &'a [u8],
    next: usize,
}

/// The texts that a format reads; `None` if it has conversions that C does not define.
pub(super) fn texts(format: &str) -> Option<Vec<Asked>> {
    let asked = |part: Part| match part {
        Part::Literal(..) => None,
        Part::Conversion(conversion) => conversion.asked(),
    };
    Some(parts(format)?.into_iter().filter_map(asked).collect())
}

/// The parts of a format in order; `None` if it has conversions that C does not define.
pub(super) fn parts(format: &str) -> Option<Vec<Part>> {
    let mut reader = Reader { rest: format.as_bytes(), next: 0 };
    let mut parts = vec![];
    loop {
        let begin = format.len() - reader.rest.len();
        let length = reader.rest.iter().take_while(|c| **c != b'%').count();
        if length > 0 {
            parts.push(Part::Literal(begin, length));
        }
        reader.rest = &reader.rest[length..];
        if reader.byte().is_none() {
            return Some(parts);
        }
        parts.push(match reader.conversion()? {
            Conversion { letter: b'%', .. } => Part::Literal(format.len() - reader.rest.len() - 1, 1),
            conversion => Part::Conversion(conversion),
        });
    }
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

    /// A number, or an argument that says it; `All` if there is none.
    fn most(&mut self) -> Most {
        if self.take(|c| c == b'*').is_some() {
            let named = self.named();
            return Most::Argument(self.argument(named));
        }
        self.number().map_or(Most::All, Most::Number)
    }

    /// What stands behind `%`.
    fn conversion(&mut self) -> Option<Conversion> {
        let named = self.named();
        let mut flags = 0;
        while let Some(flag) = self.take(|c| FLAGS.contains(&c) || b"'I".contains(&c)) {
            flags |= FLAGS.iter().position(|known| *known == flag).map_or(0, |bit| 1 << bit);
        }
        let width = self.most();
        let precision = match self.take(|c| c == b'.') {
            None => Most::All,
            Some(_) => match self.most() {
                Most::All => Most::Number(0),
                given => given,
            },
        };
        let mut size = vec![];
        while let Some(letter) = self.take(|c| b"hlqjzZtL".contains(&c)) {
            size.push(letter);
        }
        let letter = self.byte()?;
        let place = match letter {
            // No argument.
            b'%' | b'm' => 0,
            letter if b"sSdiouxXcCpneEfFgGaA".contains(&letter) => self.argument(named),
            _ => return None,
        };
        Some(Conversion { letter, place, flags, width, precision, size })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_formats() {
        let plain = Conversion {
            letter: b'd',
            place: 0,
            flags: 0,
            width: Most::All,
            precision: Most::All,
            size: vec![],
        };
        let second = Conversion {
            letter: b'x',
            place: 2,
            flags: 0b10001,
            width: Most::Number(8),
            precision: Most::Argument(1),
            size: b"ll".to_vec(),
        };
        let expected = [
            Part::Literal(0, 2),
            Part::Conversion(plain),
            Part::Literal(5, 1),
            Part::Conversion(second),
            Part::Literal(15, 1),
        ];
        assert_eq!(parts("a=%d%%%-08.*llx!"), Some(expected.to_vec()));
        assert_eq!((parts(""), parts("%")), (Some(vec![]), None));
    }

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
