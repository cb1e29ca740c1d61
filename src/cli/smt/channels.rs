//! Where replies and messages go: the standard streams, or the files that `:regular-output-channel` and
//! `:diagnostic-output-channel` name. Files are appended to.

use crate::guard::Guard;
use std::fs::File;
use std::io::{self, Write};

/// The two channels of SMT-LIB; `None` is standard output for replies and standard error for messages.
#[derive(Debug, Default)]
pub struct Channels {
    regular: Option<Sink>,
    diagnostic: Option<Sink>,
}

#[derive(Debug)]
enum Sink {
    Stdout,
    Stderr,
    File(File),
}

impl Sink {
    fn open(name: &str) -> io::Result<Sink> {
        Ok(match name {
            "stdout" => Sink::Stdout,
            "stderr" => Sink::Stderr,
            path => Sink::File(File::options().create(true).append(true).open(path)?),
        })
    }
}

impl Channels {
    /// Redirects the channel of an option; other options are none of its business.
    ///
    /// # Errors
    /// If the file cannot be opened.
    pub fn set(&mut self, option: &str, name: &str) -> io::Result<()> {
        match option {
            "regular-output-channel" => self.regular = Some(Sink::open(name)?),
            "diagnostic-output-channel" => self.diagnostic = Some(Sink::open(name)?),
            _ => {}
        }
        Ok(())
    }

    /// Writes a reply, whole lines.
    pub fn answer(&mut self, guard: &Guard, text: &str) {
        match &mut self.regular {
            None | Some(Sink::Stdout) => return guard.answer(text),
            Some(Sink::Stderr) => guard.say(text.trim_end()),
            Some(Sink::File(file)) => write(guard, file, text),
        }
        guard.answer("");
    }

    /// Writes a message, one line.
    pub fn say(&mut self, guard: &Guard, line: &str) {
        match &mut self.diagnostic {
            None | Some(Sink::Stderr) => guard.say(line),
            Some(Sink::Stdout) => guard.answer(&format!("{line}\n")),
            Some(Sink::File(file)) => write(guard, file, &format!("{line}\n")),
        }
    }
}

fn write(guard: &Guard, file: &mut File, text: &str) {
    if let Err(error) = file.write_all(text.as_bytes()) {
        guard.say(&format!("an output channel: {error}"));
    }
}
