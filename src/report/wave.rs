//! The trace of a transition system as waves.

use super::json::Strings;
use super::model::Wave;
use maud::{Markup, html};
use serde_json::{Value, json};

/// The section of the trace.
pub(crate) fn section(wave: &Wave) -> Markup {
    let varies = |values: &[String]| values.windows(2).any(|pair| pair[0] != pair[1]);
    let changing = wave.signals.iter().filter(|signal| varies(&signal.values)).count();
    html! {
        section class="wave" id="wave" aria-labelledby="wave-title" {
            h2 id="wave-title" { "The trace to the violation" }
            noscript { p { "The trace is drawn by a script, and scripts are off." } }
            div class="bar" role="toolbar" aria-label="Walk the trace" {
                button type="button" id="wave-first" aria-label="First state" { "«" }
                button type="button" id="wave-back" aria-label="State before" { "‹" }
                button type="button" id="wave-on" aria-label="Next state" { "›" }
                button type="button" id="wave-last" aria-label="Last state" { "»" }
                input type="range" id="wave-scrub" min="0" max=(wave.length.saturating_sub(1)) value="0" aria-label="State";
                output id="wave-where" for="wave-scrub" {}
            }
            div class="options" {
                label {
                    input type="checkbox" id="wave-all" checked[changing == 0];
                    " all " (wave.signals.len()) " signals, not only the " (changing) " that change"
                }
                label { "find " input type="search" id="wave-find" autocomplete="off" spellcheck="false"; }
            }
            div class="waves" id="waves" tabindex="0" role="region" aria-label="Values over time" {}
        }
    }
}

/// The trace for scripts: for each signal name, sort, whether it is an input, whether it is a bit, values.
pub(crate) fn data(wave: &Wave) -> Value {
    let mut strings = Strings::default();
    let signals: Vec<Value> = wave
        .signals
        .iter()
        .map(|signal| {
            let values: Vec<usize> = signal.values.iter().map(|value| strings.of(value)).collect();
            let (input, bit) = (u8::from(signal.input), u8::from(signal.is_bit));
            json!([strings.of(&signal.name), strings.of(&signal.sort), input, bit, values])
        })
        .collect();
    json!({ "length": wave.length, "signals": signals, "strings": strings.value() })
}
