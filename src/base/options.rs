//! Options of components: structs whose fields can be listed, explained and set from text.
//!
//! A component declares its options once, with [`options!`](macro@crate::options): name, type, default and what the option does. The struct, its
//! default, `--set COMPONENT.OPTION=VALUE` and the page of options all come from that declaration. Names are those of the fields, with
//! `-` for `_`. There is no table of options by name beside the structs, so an option that nobody reads is a field that nobody reads.
//!
//! A field in the part `inside` cannot be set from outside: who makes the struct decides it.

/// An option, as it is documented.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionInfo {
    /// The name, without its component.
    pub name: String,
    /// What it does.
    pub about: String,
    /// The values that it takes.
    pub takes: String,
    /// Its value.
    pub value: String,
}

/// Why an option was not set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotSet {
    /// There is none of this name.
    Unknown,
    /// It takes these values and no others.
    Takes(String),
}

/// A component's options.
pub trait Options {
    /// All of them, with the values that they have, in the order of their declaration.
    fn list(&self) -> Vec<OptionInfo>;

    /// Sets one.
    ///
    /// # Errors
    /// If there is none of this name, or the text is no value of it. Nothing is changed then.
    fn set(&mut self, name: &str, text: &str) -> Result<(), NotSet>;
}

/// A type of options.
pub trait OptionValue: Sized {
    /// The values that there are, as a part of a sentence.
    fn takes() -> String;
    /// The value that the text says, if it says one.
    fn read(text: &str) -> Option<Self>;
    /// The value as text that [`OptionValue::read`] reads.
    fn show(&self) -> String;
}

impl OptionValue for bool {
    fn takes() -> String {
        "`true`, `false`".into()
    }
    fn read(text: &str) -> Option<Self> {
        match text {
            "true" | "on" | "yes" => Some(true),
            "false" | "off" | "no" => Some(false),
            _ => None,
        }
    }
    fn show(&self) -> String {
        self.to_string()
    }
}

macro_rules! naturals {
    ($($ty:ty),*) => {$(
        impl OptionValue for $ty {
            fn takes() -> String {
                "a natural number".into()
            }
            /// Digits may be grouped by `_`.
            fn read(text: &str) -> Option<Self> {
                text.starts_with(|c: char| c.is_ascii_digit()).then(|| text.replace('_', "").parse().ok())?
            }
            fn show(&self) -> String {
                self.to_string()
            }
        }
    )*};
}

naturals!(u32, u64, usize);

/// A share.
impl OptionValue for f64 {
    fn takes() -> String {
        "a number between 0 and 1".into()
    }
    fn read(text: &str) -> Option<Self> {
        text.parse().ok().filter(|n: &f64| *n > 0.0 && *n < 1.0)
    }
    fn show(&self) -> String {
        self.to_string()
    }
}

impl<T: OptionValue> OptionValue for Option<T> {
    fn takes() -> String {
        format!("{}, or `none`", T::takes())
    }
    fn read(text: &str) -> Option<Self> {
        if text == "none" { Some(None) } else { T::read(text).map(Some) }
    }
    fn show(&self) -> String {
        self.as_ref().map_or_else(|| "none".into(), T::show)
    }
}

/// The lines of a comment as one.
pub fn sentence(lines: &[&str]) -> String {
    lines.iter().map(|line| line.trim()).collect::<Vec<_>>().join(" ")
}

/// The name of a field as the name of an option.
pub fn name_of(field: &str) -> String {
    field.replace('_', "-")
}

/// An option, described.
pub fn info<T: OptionValue>(field: &str, about: &[&str], value: &T) -> OptionInfo {
    OptionInfo { name: name_of(field), about: sentence(about), takes: T::takes(), value: value.show() }
}

/// Gives a field the value that the text says.
///
/// # Errors
/// If it says none.
pub fn assign<T: OptionValue>(field: &mut T, text: &str) -> Result<(), NotSet> {
    *field = T::read(text).ok_or_else(|| NotSet::Takes(T::takes()))?;
    Ok(())
}

/// Those of the names that are written most like this one, best first; none if none is near.
pub fn nearest<'a>(name: &str, among: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let near = 1 + name.len() / 3;
    let is_part = |other: &str| name.len() > 2 && (other.contains(name) || name.contains(other));
    let mut found: Vec<(usize, &str)> = among
        .into_iter()
        .map(|other| (if is_part(other) { 1 } else { distance(name, other) }, other))
        .filter(|(distance, _)| *distance <= near)
        .collect();
    found.sort_unstable();
    found.truncate(3);
    found.into_iter().map(|(_, other)| other).collect()
}

/// How many letters must be changed, added or taken away, or exchanged with their neighbours.
fn distance(a: &str, b: &str) -> usize {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut rows = vec![vec![0; b.len() + 1]; a.len() + 1];
    for i in 0..=a.len() {
        for j in 0..=b.len() {
            rows[i][j] = if i == 0 || j == 0 {
                i + j
            } else {
                let replaced = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
                let mut best = replaced.min(rows[i - 1][j] + 1).min(rows[i][j - 1] + 1);
                if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                    best = best.min(rows[i - 2][j - 2] + 1);
                }
                best
            };
        }
    }
    rows[a.len()][b.len()]
}

/// Declares a struct of options.
///
/// ```
/// use eufonium_base::options::{NotSet, Options};
///
/// eufonium_base::options! {
///     /// Options of an engine.
///     #[derive(Clone, Debug)]
///     pub struct EngineOptions {
///         /// Drop literals while a lemma stays inductive.
///         pub drop_literals: bool = true,
///         /// Give up after so many steps.
///         pub most_steps: Option<u64> = None,
///     }
///     inside {
///         /// Seed of all random choices.
///         pub seed: u64 = 0,
///     }
/// }
///
/// let mut options = EngineOptions::default();
/// assert_eq!(options.set("drop-literals", "false"), Ok(()));
/// assert_eq!(options.set("most-steps", "10_000"), Ok(()));
/// assert_eq!((options.drop_literals, options.most_steps), (false, Some(10_000)));
/// assert_eq!(options.set("seed", "1"), Err(NotSet::Unknown));
/// assert_eq!(options.list()[1].value, "10000");
/// ```
#[macro_export]
macro_rules! options {
    (
        $(#[$meta:meta])*
        pub struct $Name:ident {
            $( $(#[doc = $about:literal])+ pub $field:ident : $ty:ty = $default:expr, )*
        }
        $(inside {
            $( $(#[doc = $inside_about:literal])+ pub $inside:ident : $inside_ty:ty = $inside_default:expr, )*
        })?
    ) => {
        $(#[$meta])*
        pub struct $Name {
            $( $(#[doc = $about])+ pub $field: $ty, )*
            $($( $(#[doc = $inside_about])+ pub $inside: $inside_ty, )*)?
        }

        impl Default for $Name {
            fn default() -> Self {
                $Name { $( $field: $default, )* $($( $inside: $inside_default, )*)? }
            }
        }

        impl $crate::options::Options for $Name {
            fn list(&self) -> Vec<$crate::options::OptionInfo> {
                vec![$( $crate::options::info(stringify!($field), &[$($about),+], &self.$field) ),*]
            }

            fn set(&mut self, name: &str, text: &str) -> Result<(), $crate::options::NotSet> {
                $(
                    if name == $crate::options::name_of(stringify!($field)) {
                        return $crate::options::assign(&mut self.$field, text);
                    }
                )*
                let _ = text;
                Err($crate::options::NotSet::Unknown)
            }
        }
    };
}

/// Makes an enum without data a type of options, with a name for each of its values.
#[macro_export]
macro_rules! option_names {
    ($Enum:ty { $( $Variant:ident = $name:literal ),+ $(,)? }) => {
        impl $Enum {
            /// The names of the values, in order.
            pub const NAMES: &'static [&'static str] = &[$($name),+];
        }

        impl $crate::options::OptionValue for $Enum {
            fn takes() -> String {
                Self::NAMES.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
            }
            fn read(text: &str) -> Option<Self> {
                match text {
                    $( $name => Some(<$Enum>::$Variant), )+
                    _ => None,
                }
            }
            fn show(&self) -> String {
                match self {
                    $( <$Enum>::$Variant => $name.into(), )+
                }
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Order {
        Forward,
        Backward,
    }

    crate::option_names! { Order { Forward = "forward", Backward = "backward" } }

    crate::options! {
        /// Options of the tests.
        #[derive(Clone, Debug)]
        pub struct Sample {
            /// The first one;
            /// in two lines.
            pub switch: bool = true,
            /// The second one.
            pub how_many: u32 = 3,
            /// The third one.
            pub at_most: Option<usize> = None,
            /// The fourth one.
            pub share: f64 = 0.5,
            /// The fifth one.
            pub order: Order = Order::Forward,
        }
        inside {
            /// Not to be set.
            pub seed: u64 = 7,
        }
    }

    #[test]
    fn values_are_read_as_they_are_shown() {
        let mut sample = Sample::default();
        for option in sample.clone().list() {
            assert_eq!(sample.set(&option.name, &option.value), Ok(()), "{}", option.name);
        }
        assert_eq!(sample.list(), Sample::default().list());
        assert_eq!((sample.seed, sample.list()[0].about.as_str()), (7, "The first one; in two lines."));
    }

    #[test]
    fn what_is_no_value_changes_nothing() {
        let takes = |what: &str| Err(NotSet::Takes(what.into()));
        let mut sample = Sample::default();
        let table = [
            ("switch", "perhaps", takes("`true`, `false`")),
            ("how-many", "-1", takes("a natural number")),
            ("how-many", "+1", takes("a natural number")),
            ("how-many", "5000000000", takes("a natural number")),
            ("how-many", "", takes("a natural number")),
            ("at-most", "many", takes("a natural number, or `none`")),
            ("share", "0", takes("a number between 0 and 1")),
            ("share", "1", takes("a number between 0 and 1")),
            ("share", "nan", takes("a number between 0 and 1")),
            ("order", "sideways", takes("`forward`, `backward`")),
            ("how_many", "1", Err(NotSet::Unknown)),
            ("seed", "1", Err(NotSet::Unknown)),
        ];
        for (name, text, expected) in table {
            assert_eq!(sample.set(name, text), expected, "{name}={text}");
        }
        assert_eq!(sample.list(), Sample::default().list());
    }

    #[test]
    fn all_types_are_set() {
        let mut sample = Sample::default();
        let table = [
            ("switch", "off"),
            ("how-many", "1_0"),
            ("at-most", "4"),
            ("share", "0.25"),
            ("order", "backward"),
        ];
        for (name, text) in table {
            assert_eq!(sample.set(name, text), Ok(()), "{name}={text}");
        }
        assert_eq!((sample.switch, sample.how_many, sample.at_most), (false, 10, Some(4)));
        assert_eq!((sample.share, sample.order), (0.25, Order::Backward));
        assert_eq!(sample.set("at-most", "none"), Ok(()));
        assert_eq!(sample.at_most, None);
    }

    #[test]
    fn names_that_are_near_are_found() {
        let names = ["relate", "drop-budget", "words", "inductive", "push-pobs"];
        let table: [(&str, &[&str]); 6] = [
            ("relat", &["relate"]),
            ("wrods", &["words"]),
            ("drop", &["drop-budget"]),
            ("induktive", &["inductive"]),
            ("tuba", &[]),
            ("", &[]),
        ];
        for (name, expected) in table {
            assert_eq!(nearest(name, names), expected, "{name}");
        }
    }
}
