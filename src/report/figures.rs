//! Figures of the run: times as bars, counters in groups by the first part of their names.

use super::model::Page;
use maud::{Markup, html};
use std::collections::BTreeMap;

/// The section of figures.
pub(crate) fn section(page: &Page) -> Markup {
    let figures = &page.figures;
    if figures.counts.is_empty() && figures.times.is_empty() && figures.seconds.is_none() {
        return html! {};
    }
    html! {
        section class="fold figures" {
            details {
                summary { h2 { "Figures" } span class="brief" { (brief(page)) } }
                @if !figures.times.is_empty() { (times(&figures.times)) }
                div class="groups" {
                    @for (group, counts) in groups(&figures.counts) {
                        table {
                            caption { (group) }
                            @for (name, count) in counts {
                                tr { th scope="row" { (name) } td { (grouped(*count)) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn brief(page: &Page) -> String {
    let seconds = page.figures.seconds.map(|s| format!("{s:.2} s"));
    let memory = page.figures.memory.map(|bytes| format!("{} MB", bytes / 1_000_000));
    seconds.into_iter().chain(memory).collect::<Vec<_>>().join(", ")
}

fn times(times: &[(String, f64)]) -> Markup {
    let mut times: Vec<&(String, f64)> = times.iter().collect();
    times.sort_by(|a, b| b.1.total_cmp(&a.1));
    let longest = times.iter().map(|(_, s)| *s).fold(f64::EPSILON, f64::max);
    html! {
        table class="times" {
            caption { "time in seconds" }
            @for (name, seconds) in times {
                tr {
                    th scope="row" { (name) }
                    td class="meter" {
                        span style={ "width:" (format!("{:.1}", 100.0 * seconds / longest)) "%" } {}
                    }
                    td { (format!("{seconds:.3}")) }
                }
            }
        }
    }
}

/// Counters that are not zero by the first part of their names.
fn groups(counts: &[(String, u64)]) -> BTreeMap<&str, Vec<(&str, &u64)>> {
    let mut groups: BTreeMap<&str, Vec<(&str, &u64)>> = BTreeMap::new();
    for (name, count) in counts.iter().filter(|(_, count)| *count > 0) {
        let (group, rest) = name.split_once('.').unwrap_or(("run", name));
        groups.entry(group).or_default().push((rest, count));
    }
    groups
}

/// A number with its digits in groups of three.
fn grouped(n: u64) -> String {
    let digits = n.to_string();
    let mut out = String::new();
    for (i, c) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push('\u{202f}');
        }
        out.push(c);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_grouped() {
        let table = [(0, "0"), (999, "999"), (1000, "1\u{202f}000"), (1_234_567, "1\u{202f}234\u{202f}567")];
        for (n, expected) in table {
            assert_eq!(grouped(n), expected);
        }
    }
}
