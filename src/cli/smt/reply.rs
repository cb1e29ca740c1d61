//! Replies of the script runner, in the words of SMT-LIB.

use eufonium_base::Span;

/// What a command answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// Nothing to say: `success` if the script wants to hear it.
    Success,
    /// An answer, whole lines without the last line break.
    Text(String),
    /// The command or option is legal and not supported.
    Unsupported,
    /// The command is wrong and had no effect.
    Error(Span, String),
    /// The command is right and what it asks for was not found.
    Failed(Span, String),
    /// The script ends.
    Exit,
}

impl Reply {
    /// An error whose position is that of the command.
    pub fn error(message: impl Into<String>) -> Reply {
        Reply::Error(Span::default(), message.into())
    }

    /// A failure whose position is that of the command.
    pub fn failed(message: impl Into<String>) -> Reply {
        Reply::Failed(Span::default(), message.into())
    }

    /// The text for standard output; empty if there is none.
    pub fn text(&self, print_success: bool) -> String {
        match self {
            Reply::Success if print_success => "success\n".to_owned(),
            Reply::Success | Reply::Exit => String::new(),
            Reply::Text(text) => format!("{text}\n"),
            Reply::Unsupported => "unsupported\n".to_owned(),
            Reply::Error(span, message) | Reply::Failed(span, message) => {
                let message = message.replace('"', "\"\"");
                format!("(error \"{}:{}: {message}\")\n", span.line, span.column)
            }
        }
    }
}
