//! Control flow graphs for Graphviz: a cluster for each function, a box for each block, edges by case.

use super::{Function, Program, Terminator, print};
use eufonium_base::ids::Id;
use std::fmt::Write;

/// All functions as one graph.
pub fn program(program: &Program) -> String {
    let mut out = String::from("digraph program {\n  node [shape=box, fontname=monospace];\n");
    for (id, f) in program.functions.iter() {
        let _ = writeln!(out, "  subgraph cluster_{} {{\n    label={};", id.index(), quoted(&f.name));
        function(&mut out, program, id.index(), f);
        out.push_str("  }\n");
    }
    out.push_str("}\n");
    out
}

fn function(out: &mut String, program: &Program, number: usize, f: &Function) {
    for (id, block) in f.blocks.iter() {
        let params: Vec<String> = block.params.iter().map(|p| format!("%{}", p.index())).collect();
        let mut label = format!("b{}({})\\l", id.index(), params.join(", "));
        let instrs = block.instrs.iter().map(|i| print::instr(program, f, i));
        for line in instrs.chain([print::terminator(program, &block.terminator)]) {
            label.push_str(&escaped(&line));
            label.push_str("\\l");
        }
        let _ = writeln!(out, "    f{number}b{} [label=\"{label}\"];", id.index());
        for (target, case) in block.terminator.targets().iter().zip(cases(&block.terminator)) {
            let (from, to) = (id.index(), target.block.index());
            let _ = writeln!(out, "    f{number}b{from} -> f{number}b{to} [label={}];", quoted(&case));
        }
    }
}

/// What distinguishes the targets, in their order.
fn cases(terminator: &Terminator) -> Vec<String> {
    match terminator {
        Terminator::Jump(_) => vec![String::new()],
        Terminator::Branch { .. } => vec!["1".into(), "0".into()],
        Terminator::Switch { cases, .. } => {
            let values = cases.iter().map(|(value, _)| value.to_rat().to_string());
            values.chain(["else".to_string()]).collect()
        }
        Terminator::Return(_) | Terminator::Stop => vec![],
    }
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"")
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", escaped(text))
}
