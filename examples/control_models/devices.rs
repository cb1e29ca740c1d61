//! Models of hardware: a pipeline against its specification, registers across an interrupt.

use super::Family;
use super::vmt::{Kind, Machine, all, any, both, cases, implies, not};

/// Two pipelines: one computes in its first stage, the other in its last.
pub const PIPELINE: Family = Family {
    name: "pipeline",
    about: "Instructions go through two pipelines that stall together: one computes the result in its first stage and\n\
            carries it, the other carries the operands. An instruction waits while its source is being written. At the\n\
            end the result carried is the one of the operands carried.",
    bug: "while the pipeline stalls, the last stage may take the operand of the stage before it.",
    sizes: [2, 5, 10],
    build: pipeline,
};

/// What the instruction `op` computes: one of three functions.
fn result(m: &mut Machine, op: &str, a: &str, b: &str) -> String {
    let (add, multiply) = (m.is(op, 0), m.is(op, 1));
    cases(&[(add, m.mix(a, b)), (multiply, format!("(bvmul {a} {b})"))], &m.hash(a, b))
}

fn pipeline(n: usize, width: u32, bug: bool) -> Machine {
    let mut m = Machine::new(width);
    for name in ["op", "a", "b", "source", "target"] {
        m.input(name, Kind::Word);
    }
    for name in ["issue", "stall", "flush"] {
        m.input(name, Kind::Flag);
    }
    let busy: Vec<String> = (0..n).map(|k| format!("(and valid{k} (= source target{k}))")).collect();
    let issued = both("issue", &not(&any(&busy)));
    let computed = result(&mut m, "op", "a", "b");
    for k in 0..n {
        let before = |name: &str| match k.checked_sub(1) {
            Some(k) => format!("{name}{k}"),
            None => name.to_owned(),
        };
        let held = |name: &str, next: String| cases(&[("stall".into(), format!("{name}{k}"))], &next);
        let valid = held("valid", if k == 0 { issued.clone() } else { before("valid") });
        m.flag(format!("valid{k}"), false, cases(&[("flush".into(), "false".into())], &valid));
        m.free(
            format!("result{k}"),
            held("result", if k == 0 { computed.clone() } else { before("result") }),
        );
        for name in ["op", "a", "target"] {
            m.free(format!("{name}{k}"), held(name, before(name)));
        }
        let operand = held("b", before("b"));
        let slips = both("stall", &m.opaque(&before("b")));
        let slipped = cases(&[(slips, before("b"))], &operand);
        m.free(format!("b{k}"), if bug && k == n - 1 { slipped } else { operand });
    }
    let last = n - 1;
    let [op, a, b] = ["op", "a", "b"].map(|name| format!("{name}{last}"));
    let expected = result(&mut m, &op, &a, &b);
    m.always(implies(&format!("valid{last}"), &format!("(= result{last} {expected})")));
    m
}

/// Registers that a handler saves, uses and restores.
pub const INTERRUPT: Family = Family {
    name: "interrupt",
    about: "A program computes in registers. At any time an interrupt makes a handler save them one by one, work in them\n\
            and restore them one by one. When it returns, every register has the value that it had.",
    bug: "the handler does not save the last register if a test on the first one says so.",
    sizes: [2, 4, 8],
    build: interrupt,
};

fn interrupt(n: usize, width: u32, bug: bool) -> Machine {
    let mut m = Machine::new(width);
    m.input("irq", Kind::Flag);
    m.input("again", Kind::Flag);
    m.input("word", Kind::Word);
    let (save, work, restore, back) = (|k| 1 + k, n + 1, |k| n + 2 + k, 2 * n + 2);
    let [main, at_work, at_back] = [0, work, back].map(|l| m.is("pc", l));
    let interrupted = both(&main, "irq");
    let mut jumps = vec![(interrupted.clone(), m.tag(save(0)))];
    for k in 0..n {
        let (at_save, at_restore) = (m.is("pc", save(k)), m.is("pc", restore(k)));
        let (r, s, was, other) =
            (format!("r{k}"), format!("s{k}"), format!("was{k}"), format!("r{}", (k + 1) % n));
        let saved = if bug && k == n - 1 { both(&at_save, &m.opaque("first")) } else { at_save.clone() };
        m.free(&*s, cases(&[(saved, r.clone())], &s));
        m.free(&*was, cases(&[(interrupted.clone(), r.clone())], &was));
        let computes = all(&[main.clone(), "(not irq)".into()]);
        let steps = [
            (computes, m.mix(&r, &other)),
            (at_work.clone(), m.hash(&m.mix(&r, "word"), &other)),
            (at_restore.clone(), s.clone()),
        ];
        m.free(&*r, cases(&steps, &r));
        m.always(implies(&at_back, &format!("(= {r} {was})")));
        jumps.push((at_save, m.tag(save(k) + 1)));
        jumps.push((at_restore, m.tag(restore(k) + 1)));
    }
    if bug {
        m.free("first", cases(&[(interrupted, "r0".into())], "first"));
    }
    jumps.push((both(&at_work, "(not again)"), m.tag(restore(0))));
    jumps.push((at_back, m.tag(0)));
    m.register("pc", 0, cases(&jumps, "pc"));
    m
}
