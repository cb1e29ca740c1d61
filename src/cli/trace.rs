//! `--trace`: the typed events of a run as JSON, an object a line.
//!
//! The objects of all events begin with the same fields, then come those of the event, as `docs/trace.md` has them. Other lines of
//! logs are no part of a trace. A line is written when its event happens and stays written however the run ends.

use eufonium_base::Stop;
use eufonium_base::events::is_typed;
use std::fmt::{self, Write as _};
use std::io::Write;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Instant;
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id};
use tracing::{Event, Metadata, Subscriber};
use tracing_subscriber::layer::{Context, Layer};
use tracing_subscriber::registry::LookupSpan;

/// A trace that is being written. Cloning shares it.
#[derive(Clone)]
pub struct Trace {
    shared: Arc<Shared>,
}

struct Shared {
    out: Mutex<Box<dyn Write + Send>>,
    begun: Instant,
    /// Whose counted work is the time.
    stop: OnceLock<Stop>,
}

impl fmt::Debug for Trace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Trace").field("begun", &self.shared.begun).finish_non_exhaustive()
    }
}

/// The name of a member of a portfolio, at its span.
struct Member(String);

impl Trace {
    /// A trace of a run that begins now. What is written to `out` should not wait in a buffer.
    pub fn new(out: Box<dyn Write + Send>) -> Trace {
        Trace {
            shared: Arc::new(Shared { out: Mutex::new(out), begun: Instant::now(), stop: OnceLock::new() }),
        }
    }

    /// The work that this token counts is the time of events from now on. The first token stays.
    pub fn counts(&self, stop: &Stop) {
        let _ = self.shared.stop.set(stop.clone());
    }

    /// Whether a span or event is a part of traces.
    pub fn shows(metadata: &Metadata<'_>) -> bool {
        metadata.target().starts_with("eufonium::") && (metadata.is_span() || is_typed(metadata.name()))
    }
}

impl<S: Subscriber + for<'a> LookupSpan<'a>> Layer<S> for Trace {
    fn on_new_span(&self, attributes: &Attributes<'_>, id: &Id, context: Context<'_, S>) {
        let mut name = Line(String::new());
        attributes.record(&mut name);
        if let Some(span) = context.span(id) {
            span.extensions_mut().insert(Member(name.0));
        }
    }

    fn on_event(&self, event: &Event<'_>, context: Context<'_, S>) {
        let shared = &*self.shared;
        let work = shared.stop.get().map_or(0, Stop::work);
        let (us, name) = (shared.begun.elapsed().as_micros(), event.metadata().name());
        let mut line = Line(format!("{{\"us\":{us},\"work\":{work},\"event\":\"{name}\""));
        for span in context.event_scope(event).into_iter().flatten() {
            // The innermost one: portfolios may stand within each other.
            if let Some(Member(fields)) = span.extensions().get::<Member>() {
                line.0.push_str(fields);
                break;
            }
        }
        event.record(&mut line);
        line.0.push_str("}\n");
        let mut out = shared.out.lock().unwrap_or_else(PoisonError::into_inner);
        // A full disk is no reason to give no answer.
        let _ = out.write_all(line.0.as_bytes());
    }
}

/// An object that is being written, with a comma before each field.
struct Line(String);

impl Line {
    fn field(&mut self, field: &Field, value: fmt::Arguments<'_>) {
        let _ = write!(self.0, ",\"{}\":{value}", field.name());
    }
}

impl Visit for Line {
    fn record_u64(&mut self, field: &Field, value: u64) {
        self.field(field, format_args!("{value}"));
    }
    fn record_bool(&mut self, field: &Field, value: bool) {
        self.field(field, format_args!("{value}"));
    }
    fn record_str(&mut self, field: &Field, value: &str) {
        self.field(field, format_args!("{}", serde_json::Value::from(value)));
    }
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        self.record_str(field, &format!("{value:?}"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tracing_subscriber::filter::filter_fn;
    use tracing_subscriber::layer::SubscriberExt;
    use tracing_subscriber::registry;

    mod events {
        eufonium_base::events! {
            of "test"

            /// Something happened.
            Happened = debug "happened" {
                /// How often.
                times: u64,
                /// What.
                what: String,
                /// Whether it matters.
                matters: bool,
                /// Where.
                place: Option<u64>,
            }
        }
    }

    /// What is written is kept.
    #[derive(Clone, Default)]
    struct Kept(Arc<Mutex<Vec<u8>>>);

    impl Write for Kept {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.lock().expect("nobody panicked").extend_from_slice(bytes);
            Ok(bytes.len())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn events_become_lines_of_json() {
        let kept = Kept::default();
        let trace = Trace::new(Box::new(kept.clone()));
        let stop = Stop::never();
        trace.counts(&stop);
        stop.tick(7);
        tracing::subscriber::with_default(
            registry().with(trace.with_filter(filter_fn(Trace::shows))),
            || {
                let what = "a \"quoted\"\nline".to_owned();
                events::Happened::trace(|| events::Happened { times: 3, what, matters: true, place: None });
                tracing::info!(target: "eufonium::test", "a line of a log");
                tracing::info_span!(target: "eufonium::engine", "member", member = "bv.kind").in_scope(
                    || {
                        let what = String::new();
                        events::Happened::trace(|| events::Happened {
                            times: 4,
                            what,
                            matters: false,
                            place: Some(9),
                        });
                    },
                );
            },
        );
        let text = String::from_utf8(kept.0.lock().expect("nobody panicked").clone()).expect("it is text");
        let lines: Vec<serde_json::Value> =
            text.lines().map(|line| serde_json::from_str(line).expect("it is JSON")).collect();
        let [first, second] = &lines[..] else { panic!("there are two lines: {text}") };
        assert!(text.contains("\"work\":7,\"event\":\"test.happened\",\"times\":3"), "{text}");
        assert_eq!(first["what"], "a \"quoted\"\nline");
        assert_eq!((&first["matters"], &first["place"]), (&true.into(), &serde_json::Value::Null));
        assert_eq!(first.get("member"), None);
        assert_eq!((&second["member"], &second["place"]), (&"bv.kind".into(), &9.into()));
    }
}
