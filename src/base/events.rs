//! Typed events: what a run does, one after the other, for those who watch.
//!
//! A layer declares its events with [`events!`](macro@crate::events): a struct for each, with its fields and what they mean. An event goes to the
//! subscribers of `tracing`, like any line of a log: logs show it as text, `--trace` writes it as a line of JSON. Where nobody listens to the
//! level of the event, the call `trace` is one load and one branch, and the closure that makes the event is not called.
//!
//! The declarations are the documentation: each layer has the list of its events (`ALL`), from which the tables of `docs/trace.md` are
//! made. The target of an event is `eufonium::LAYER::EVENT`, its name `LAYER.EVENT`.

pub use tracing;

/// A kind of event, as it is documented.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventInfo {
    /// Its name, as in `spacer.lemma`.
    pub name: &'static str,
    /// What happened, in lines.
    pub about: &'static [&'static str],
    /// Its fields.
    pub fields: &'static [FieldInfo],
}

/// A field of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldInfo {
    /// Its name.
    pub name: &'static str,
    /// What it says, in lines.
    pub about: &'static [&'static str],
    /// What it is: see [`Field`].
    pub kind: &'static str,
}

/// A type of fields.
pub trait Field {
    /// What it is, in words.
    const KIND: &'static str;
}

impl Field for u64 {
    const KIND: &'static str = "number";
}
impl Field for bool {
    const KIND: &'static str = "truth value";
}
impl Field for String {
    const KIND: &'static str = "text";
}
impl Field for &'static str {
    const KIND: &'static str = "word";
}
impl Field for Option<u64> {
    const KIND: &'static str = "number, if any";
}
impl Field for Option<String> {
    const KIND: &'static str = "text, if any";
}

/// Whether a name of `tracing`'s metadata is that of a typed event: others are called after the place in the source.
pub fn is_typed(name: &str) -> bool {
    !name.starts_with("event ") && name.contains('.')
}

/// Declares the events of a layer.
///
/// ```
/// mod events {
///     eufonium_base::events! {
///         of "engine"
///
///         /// A lemma is learned.
///         Lemma = debug "lemma" {
///             /// Up to which level it holds.
///             level: u64,
///             /// The clause.
///             clause: String,
///         }
///     }
/// }
///
/// events::Lemma::trace(|| events::Lemma { level: 3, clause: "(<= x 0)".into() });
/// assert_eq!(events::ALL[0].name, "engine.lemma");
/// assert_eq!(events::ALL[0].fields[0].kind, "number");
/// ```
#[macro_export]
macro_rules! events {
    (
        of $layer:literal
        $(
            $(#[doc = $about:literal])+
            $Event:ident = $level:ident $name:literal {
                $( $(#[doc = $field_about:literal])+ $field:ident : $ty:ty, )+
            }
        )*
    ) => {
        /// All events of the layer.
        pub const ALL: &[$crate::events::EventInfo] = &[$( $Event::INFO ),*];

        $(
            $(#[doc = $about])+
            #[derive(Clone, Debug)]
            pub struct $Event {
                $( $(#[doc = $field_about])+ pub $field: $ty, )*
            }

            impl $Event {
                /// The event, as it is documented.
                pub const INFO: $crate::events::EventInfo = $crate::events::EventInfo {
                    name: concat!($layer, ".", $name),
                    about: &[$($about),+],
                    fields: &[$( $crate::events::FieldInfo {
                        name: stringify!($field),
                        about: &[$($field_about),+],
                        kind: <$ty as $crate::events::Field>::KIND,
                    } ),*],
                };

                /// Tells those who listen; the event is made only for them.
                #[inline]
                pub fn trace(make: impl FnOnce() -> Self) {
                    if Self::is_heard() {
                        make().tell();
                    }
                }

                /// Whether somebody may listen.
                #[inline]
                pub fn is_heard() -> bool {
                    $crate::events::tracing::enabled!(
                        target: concat!("eufonium::", $layer, "::", $name),
                        $crate::event_level!($level)
                    )
                }

                #[cold]
                fn tell(self) {
                    $crate::events::tracing::event!(
                        name: concat!($layer, ".", $name),
                        target: concat!("eufonium::", $layer, "::", $name),
                        $crate::event_level!($level),
                        $( $field = self.$field ),*
                    );
                }
            }
        )*
    };
}

/// The level of an event by its name.
#[doc(hidden)]
#[macro_export]
macro_rules! event_level {
    (info) => {
        $crate::events::tracing::Level::INFO
    };
    (debug) => {
        $crate::events::tracing::Level::DEBUG
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    mod sample {
        crate::events! {
            of "sample"

            /// Something
            /// happened.
            Happened = debug "happened" {
                /// How often.
                times: u64,
                /// Where.
                place: Option<String>,
            }

            /// Nothing happened.
            Nothing = info "nothing" {
                /// Whether that is good.
                good: bool,
            }
        }
    }

    #[test]
    fn events_are_documented_by_their_declarations() {
        let [happened, nothing] = sample::ALL else { panic!("there are two") };
        assert_eq!((happened.name, happened.about), ("sample.happened", &[" Something", " happened."][..]));
        let fields: Vec<_> = happened.fields.iter().map(|f| (f.name, f.kind)).collect();
        assert_eq!(fields, [("times", "number"), ("place", "text, if any")]);
        assert_eq!((nothing.name, nothing.fields[0].kind), ("sample.nothing", "truth value"));
        assert!(is_typed(happened.name) && !is_typed("event src/base/events.rs:7"));
    }

    #[test]
    fn nothing_is_made_for_nobody() {
        sample::Happened::trace(|| panic!("nobody listens"));
        sample::Nothing::trace(|| panic!("nobody listens"));
    }
}
