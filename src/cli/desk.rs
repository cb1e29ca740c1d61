//! What standard output gets: answers as they are found, or one document with the findings of the run at its end.

use eufonium_findings::{Document, Finding, Verdict, github, json, junit, sarif};
use eufonium_verify::input::display_name;
use serde_json::Value;

/// The formats of documents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FindingsFormat {
    /// The document itself.
    Json,
    /// SARIF 2.1.0.
    Sarif,
    /// JUnit's XML.
    Junit,
    /// Annotations of GitHub Actions.
    Github,
}

/// What standard output gets.
#[derive(Clone, Debug)]
pub enum Output {
    /// Text as it is.
    Text,
    /// Each text in a JSON object of a schema, under a key.
    Wrapped {
        /// The schema.
        schema: &'static str,
        /// The key.
        key: &'static str,
    },
    /// Findings.
    Findings(Box<Desk>),
}

/// Where findings are gathered.
#[derive(Clone, Debug)]
pub struct Desk {
    format: FindingsFormat,
    /// What all findings of the run have in common.
    common: Finding,
    findings: Vec<Finding>,
    /// The figures of the run.
    pub statistics: Value,
}

impl Desk {
    /// A desk for a question about these files.
    pub fn new(format: FindingsFormat, files: &[String], property: &str) -> Desk {
        let name = files.first().map_or("", |file| display_name(file));
        let common = Finding { files: files.to_vec(), ..Finding::new(name, property, Verdict::Unknown) };
        Desk { format, common, findings: vec![], statistics: Value::Null }
    }

    /// A finding about the question.
    pub fn draft(&self, verdict: Verdict) -> Finding {
        Finding { verdict, ..self.common.clone() }
    }

    /// Adds a note to all findings of the run.
    pub fn note_all(&mut self, line: &str) {
        self.common.notes.push(line.to_owned());
    }

    /// From now on the question is about this property.
    pub fn about(&mut self, property: &str) {
        property.clone_into(&mut self.common.property);
    }

    /// Adds a finding; violations get their fingerprint.
    pub fn add(&mut self, mut finding: Finding) {
        if finding.verdict == Verdict::Unsafe {
            let line = finding.location.as_ref().and_then(|at| {
                let text = std::fs::read(&at.file).ok()?;
                let text = String::from_utf8_lossy(&text).into_owned();
                text.lines().nth(at.line.checked_sub(1)? as usize).map(str::to_owned)
            });
            finding.sign(line.as_deref());
        }
        self.findings.push(finding);
    }

    /// Adds a finding as it is.
    pub fn keep(&mut self, finding: Finding) {
        self.findings.push(finding);
    }

    /// Adds a note to the last finding.
    pub fn note(&mut self, line: &str) {
        if let Some(last) = self.findings.last_mut() {
            last.notes.push(line.to_owned());
        }
    }

    /// Takes the findings away.
    pub fn take(&mut self) -> Vec<Finding> {
        std::mem::take(&mut self.findings)
    }

    /// What is known.
    pub fn whole(&self, code: u8) -> Document {
        Document { statistics: self.statistics.clone(), ..Document::new(code, self.findings.clone()) }
    }

    /// The document with what is known.
    pub fn document(&self, code: u8) -> String {
        text(self.format, &self.whole(code))
    }

    /// The document of a run that is cut short: with what is known, and that there is no answer.
    pub fn cut(&self, missing: Finding, code: u8) -> String {
        let mut findings = self.findings.clone();
        findings.push(missing);
        text(self.format, &Document::new(code, findings))
    }
}

/// A document in a format.
pub fn text(format: FindingsFormat, document: &Document) -> String {
    match format {
        FindingsFormat::Json => json::write(document),
        FindingsFormat::Sarif => sarif::write(document),
        FindingsFormat::Junit => junit::write(document),
        FindingsFormat::Github => github::write(document),
    }
}
