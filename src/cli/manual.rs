//! Completions for shells and manual pages, from the declaration of the command line.

use super::args::Cli;
use super::exit;
use clap::CommandFactory;
use clap_complete::Shell;
use std::io::{self, Write};
use std::process::ExitCode;

/// Prints completions.
pub fn completions(shell: Shell) -> ExitCode {
    let mut text = vec![];
    clap_complete::generate(shell, &mut Cli::command(), "eufonium", &mut text);
    print(&text)
}

/// Prints the manual page of the program, or of a command.
pub fn page(command: Option<&str>) -> ExitCode {
    let mut root = Cli::command();
    root.build();
    let chosen = match command {
        None => root.clone(),
        Some(name) => match root.get_subcommands().find(|sub| sub.get_name() == name && !sub.is_hide_set()) {
            Some(sub) => {
                let full: &'static str = format!("eufonium-{name}").leak();
                sub.clone().name(full)
            }
            None => {
                eprintln!("error: there is no command {name}");
                return ExitCode::from(exit::USAGE);
            }
        },
    };
    let mut text = vec![];
    let rendered = clap_mangen::Man::new(chosen).render(&mut text);
    rendered.expect("memory is written");
    text.extend(b".SH \"EXIT STATUS\"\n");
    for (code, meaning) in exit::TABLE {
        let meaning = meaning.replace('\\', "\\\\").replace('`', "\"").replace('-', "\\-");
        text.extend(format!(".TP\n\\fB{code}\\fR\n{meaning}\n").bytes());
    }
    print(&text)
}

fn print(text: &[u8]) -> ExitCode {
    // A reader that has gone away is no error of ours.
    let _ = io::stdout().write_all(text);
    ExitCode::SUCCESS
}
