//! The page of options: `docs/options.md`, from the declaration of the command line.

use super::args::Cli;
use super::exit;
use clap::{Arg, Command, CommandFactory};
use eufonium_base::options::{OptionInfo, sentence};
use eufonium_engine::{all_events, components, engines, portfolio_members};
use std::fmt::Write;

/// The documentation of the command line: the contents of `docs/options.md`.
pub fn markdown() -> String {
    let mut out = String::from(
        "# Options\n\nThis page is generated (`eufonium help-markdown`); a test keeps it up to date.\n",
    );
    let root = Cli::command();
    let of = |sub: &Command, name: String| (name.clone(), sub.clone().bin_name(format!("eufonium {name}")));
    let subs = root.get_subcommands().filter(|s| !s.is_hide_set()).flat_map(|sub| {
        let name = sub.get_name().to_owned();
        let inner = sub.get_subcommands().map(|s| of(s, format!("{name} {}", s.get_name())));
        std::iter::once(of(sub, name.clone())).chain(inner.collect::<Vec<_>>())
    });
    for (name, mut sub) in subs {
        let usage = sub.render_usage().to_string();
        let _ = write!(out, "\n## `{name}`\n\n");
        let _ = write!(out, "{}.\n\n```\n{}\n```\n\n", sub.get_about().unwrap_or_default(), usage.trim());
        options_table(&sub, &mut out);
    }
    components_table(&mut out);
    out.push_str("\n## Engines\n\n| name | for clauses | for transition systems |\n|---|---|---|\n");
    let [clauses, systems] = portfolio_members().map(|names| format!("`{}`", names.join("`, `")));
    let _ = writeln!(
        out,
        "| `auto` | the default: {clauses} side by side | the default: {systems} side by side |"
    );
    for engine in engines() {
        let clauses =
            engine.clauses.map_or("as a transition system, if the clauses are linear", |e| e.about());
        let systems = engine.systems.map_or("as clauses", |e| e.about());
        let _ = writeln!(out, "| `{}` | {clauses} | {systems} |", engine.name());
    }
    out.push_str("\n## Exit codes\n\n| code | meaning |\n|---|---|\n");
    for (code, meaning) in exit::TABLE {
        let _ = writeln!(out, "| {code} | {meaning} |");
    }
    out
}

/// The documentation of the events of traces: the last section of `docs/trace.md`.
pub fn events_markdown() -> String {
    let mut out = String::from(
        "## Events\n\nThis section is generated (`eufonium help-markdown trace`); a test keeps it up to date.\n",
    );
    let mut layer = "";
    for event in all_events() {
        let of = event.name.split('.').next().unwrap_or_default();
        if of != layer {
            layer = of;
            let _ = write!(out, "\n### `{layer}`\n\n| event | field | type | meaning |\n|---|---|---|---|\n");
        }
        let _ = writeln!(out, "| **`{}`** | | | {} |", event.name, sentence(event.about));
        for field in event.fields {
            let _ = writeln!(out, "| | `{}` | {} | {} |", field.name, field.kind, sentence(field.about));
        }
    }
    out
}

fn options_table(sub: &Command, out: &mut String) {
    out.push_str("| option | meaning |\n|---|---|\n");
    for arg in sub.get_arguments().filter(|a| !["help", "version"].contains(&a.get_id().as_str())) {
        let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
        let _ = writeln!(out, "| {} | {help}.{} |", spelling(arg), choices(arg));
    }
}

/// The options of all components.
fn components_table(out: &mut String) {
    out.push_str("\n## Components\n\n");
    out.push_str(
        "What `--set COMPONENT.OPTION=VALUE` sets. None of these options changes which answers are right: answers are checked all the same. \
         What is set comes after what other options say. The solvers of the checker, of transformations and of facts have the defaults.\n",
    );
    for (component, about, options) in components() {
        let _ = write!(out, "\n### `{component}`: {about}\n\n");
        out.push_str("| option | meaning | values | default |\n|---|---|---|---|\n");
        for OptionInfo { name, about, takes, value } in options {
            let _ = writeln!(out, "| `{component}.{name}` | {about} | {takes} | `{value}` |");
        }
    }
}

/// How an argument is written, as code.
fn spelling(arg: &Arg) -> String {
    let value = arg.get_value_names().map(|names| names.join(" ")).unwrap_or_default();
    let takes_value = arg.get_action().takes_values();
    let Some(long) = arg.get_long() else { return format!("`{value}`") };
    let short = arg.get_short().map(|c| format!("`-{c}`, ")).unwrap_or_default();
    match (takes_value, arg.is_require_equals_set()) {
        (false, _) => format!("{short}`--{long}`"),
        (true, true) => format!("{short}`--{long}[={value}]`"),
        (true, false) => format!("{short}`--{long} {value}`"),
    }
}

/// The values that an option may have and its default.
fn choices(arg: &Arg) -> String {
    if !arg.get_action().takes_values() {
        return String::new();
    }
    let values: Vec<String> =
        arg.get_possible_values().iter().map(|v| format!("`{}`", v.get_name())).collect();
    let default: Vec<_> =
        arg.get_default_values().iter().map(|v| format!("`{}`", v.to_string_lossy())).collect();
    let mut out = String::new();
    if !values.is_empty() {
        let _ = write!(out, " One of {}.", values.join(", "));
    }
    if !default.is_empty() {
        let _ = write!(out, " Default: {}.", default.join(" "));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_declaration_is_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn every_option_is_documented() {
        let text = markdown();
        for sub in Cli::command().get_subcommands().filter(|s| !s.is_hide_set()) {
            for arg in sub.get_arguments() {
                assert!(arg.get_help().is_some(), "{} {}", sub.get_name(), arg.get_id());
            }
        }
        for word in ["--timeout TIME", "--stats[=FORM]", "`--no-check`", "`text`", "Default: `native`"] {
            assert!(text.contains(word), "{word}\n{text}");
        }
    }
}
