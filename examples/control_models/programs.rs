//! Models of software: locks, authentication, privileges, files, nested loops.

use super::Family;
use super::vmt::{Kind, Machine, all, both, cases, implies, not};

/// Locks that are taken one after the other, each in a loop that gives it back and tries again while work arrives.
pub const DRIVER: Family = Family {
    name: "driver",
    about: "A driver takes locks in order. While requests arrive it gives the last lock back, counts the request and\n\
            tries again; then it releases all locks in reverse. No lock is taken twice or released twice.",
    bug: "the count after the last lock goes up by a bit of the data, which may be 0: the loop ends unlocked.",
    sizes: [2, 4, 8],
    build: driver,
};

fn driver(n: usize, width: u32, bug: bool) -> Machine {
    let mut m = Machine::new(width);
    m.input("request", Kind::Flag);
    m.input("word", Kind::Word);
    let (take, serve, test, release) = (|k| 3 * k, |k| 3 * k + 1, |k| 3 * k + 2, |k| 3 * n + k);
    let one = m.word(1);
    let (mut jumps, mut counts, mut copies) = (vec![], vec![], vec![]);
    for k in 0..n {
        let [at_take, at_serve, at_test, at_release] =
            [take(k), serve(k), test(k), release(n - 1 - k)].map(|l| m.is("pc", l));
        let served = both(&at_serve, "request");
        m.flag(
            format!("held{k}"),
            false,
            cases(
                &[
                    (at_take.clone(), "true".into()),
                    (served.clone(), "false".into()),
                    (at_release.clone(), "false".into()),
                ],
                &format!("held{k}"),
            ),
        );
        m.always(implies(&at_take, &format!("(not held{k})")));
        m.always(implies(&at_serve, &format!("held{k}")));
        m.always(implies(&at_release, &format!("held{k}")));
        let added = if bug && k == n - 1 { format!("(bvand sum {one})") } else { one.clone() };
        counts.push((served, format!("(bvadd packets {added})")));
        copies.push((at_take.clone(), "packets".into()));
        let again = both(&at_test, "(not (= packets old))");
        jumps.push((again, m.tag(take(k))));
        jumps.push((at_take, m.tag(serve(k))));
        jumps.push((at_serve, m.tag(test(k))));
        let onwards = m.tag(if k + 1 < n { take(k + 1) } else { release(0) });
        jumps.push((at_test, onwards));
        let after = k.checked_sub(1).map_or(take(0), |lower| release(n - 1 - lower));
        jumps.push((at_release, m.tag(after)));
    }
    m.register("pc", 0, cases(&jumps, "pc"));
    m.free("packets", cases(&counts, "packets"));
    m.free("old", cases(&copies, "old"));
    let sum = m.mix(&m.hash("sum", "word"), "packets");
    m.free("sum", sum);
    m
}

/// Checks in sequence with an error code, as in the code that gave `goto fail` its name.
pub const AUTH: Family = Family {
    name: "auth",
    about: "A signature is verified by checks in sequence; a failed check sets an error code and goes to the end,\n\
            which grants access if the code is 0. Access is granted only if every check ran and passed.",
    bug: "the check before the last one goes to the end in any case.",
    sizes: [3, 8, 20],
    build: auth,
};

fn auth(n: usize, width: u32, bug: bool) -> Machine {
    let mut m = Machine::new(width);
    m.input("word", Kind::Word);
    let (end, granted, denied) = (n, n + 1, n + 2);
    let [at_end, at_granted, at_denied] = [end, granted, denied].map(|l| m.is("pc", l));
    let passes = m.opaque(&m.mix("digest", "word"));
    let leaves = format!("(or {at_granted} {at_denied})");
    let zero = m.tag(0);
    let (mut jumps, mut codes) = (vec![], vec![]);
    for k in 0..n {
        let here = m.is("pc", k);
        let passed = both(&here, &passes);
        let to = if bug && k + 2 == n { end } else { k + 1 };
        jumps.push((passed.clone(), m.tag(to)));
        jumps.push((here.clone(), m.tag(end)));
        codes.push((passed.clone(), zero.clone()));
        codes.push((here, m.tag(k + 1)));
        let next = cases(&[(passed, "true".into()), (leaves.clone(), "false".into())], &format!("ran{k}"));
        m.flag(format!("ran{k}"), false, next);
        m.always(implies(&at_granted, &format!("ran{k}")));
    }
    jumps.push((both(&at_end, &format!("(= error {zero})")), m.tag(granted)));
    jumps.push((at_end, m.tag(denied)));
    m.register("pc", 0, cases(&jumps, &zero));
    m.free("error", cases(&codes, "error"));
    let mixed = m.mix(&m.hash("digest", "word"), "error");
    m.free("digest", mixed);
    m
}

/// A server that works with high privileges and runs commands with those of its sessions.
pub const PRIVILEGE: Family = Family {
    name: "privilege",
    about: "A server (user 0) serves sessions, each with a user of its own that changes over time and is never 0.\n\
            It runs commands only as the user of the session, and waits only as user 0.",
    bug: "for the last session the change of user is left out if a test on the data says so.",
    sizes: [2, 5, 10],
    build: privilege,
};

fn privilege(n: usize, width: u32, bug: bool) -> Machine {
    let mut m = Machine::new(width);
    m.input("choice", Kind::Word);
    m.input("word", Kind::Word);
    let [idle, bind, drop, exec, restore] = [0, 1, 2, 3, 4].map(|l| m.is("pc", l));
    let zero = m.tag(0);
    let fresh = m.hash("buffer", "word");
    let (mut picks, mut users) = (vec![], vec![]);
    for k in 0..n {
        let (chosen, current) = (m.is("choice", k), m.is("session", k));
        picks.push((both(&idle, &chosen), m.tag(k)));
        let skipped = if bug && k == n - 1 { m.opaque("buffer") } else { "false".into() };
        users.push((all(&[drop.clone(), current.clone(), not(&skipped)]), format!("uid{k}")));
        let renewed = all(&[restore.clone(), current.clone(), format!("(not (= {fresh} {zero}))")]);
        m.free(format!("uid{k}"), cases(&[(renewed, fresh.clone())], &format!("uid{k}")));
        m.start(format!("(not (= uid{k} {zero}))"));
        m.always(implies(&both(&exec, &current), &format!("(= euid uid{k})")));
    }
    m.always(implies(&exec, &format!("(not (= euid {zero}))")));
    m.always(implies(&idle, &format!("(= euid {zero})")));
    m.register("session", 0, cases(&picks, "session"));
    users.push((restore.clone(), "saved".into()));
    m.register("euid", 0, cases(&users, "euid"));
    m.free("saved", cases(&[(drop.clone(), "euid".into())], "saved"));
    let mixed = m.mix(&m.hash("buffer", "word"), "euid");
    m.free("buffer", cases(&[(bind.clone(), mixed.clone()), (exec.clone(), mixed)], "buffer"));
    let jumps = [(idle, 1), (bind, 2), (drop, 3), (exec, 4)].map(|(here, to)| (here, m.tag(to)));
    m.register("pc", 0, cases(&jumps, &zero));
    m
}

/// A program that uses files by a protocol of opening, writing, flushing and closing.
pub const FILES: Family = Family {
    name: "files",
    about: "A program opens, writes, flushes and closes files that it picks in any order; opening may fail, which the\n\
            program learns from a code. No file is used closed, opened twice, or flushed without need.",
    bug: "if a test on the buffer says so, closing the last file does not tell the program that it is closed.",
    sizes: [2, 5, 9],
    build: files,
};

fn files(n: usize, width: u32, bug: bool) -> Machine {
    let mut m = Machine::new(width);
    m.input("choice", Kind::Word);
    m.input("word", Kind::Word);
    m.input("more", Kind::Flag);
    m.input("done", Kind::Flag);
    let [pick, open, write, flush, close, look] = [0, 1, 2, 3, 4, 5].map(|l| m.is("pc", l));
    let opens = m.opaque("word");
    let (good_code, bad_code) = (m.tag(0), m.tag(1));
    let [closed, opened, dirty] = [0, 1, 2].map(|s| m.tag(s));
    let (mut picks, mut jumps) = (vec![], vec![]);
    for k in 0..n {
        let (chosen, current) = (m.is("choice", k), m.is("file", k));
        let at = |location: &str| both(location, &current);
        picks.push((both(&pick, &chosen), m.tag(k)));
        jumps.push((all(&[pick.clone(), chosen.clone(), format!("has{k}")]), m.tag(2)));
        jumps.push((both(&pick, &chosen), m.tag(1)));
        let ends = if bug && k == n - 1 { both(&at(&close), &m.opaque("buffer")) } else { at(&close) };
        let learns = all(&[look.clone(), current.clone(), format!("(= code {good_code})")]);
        let has = cases(&[(learns, "true".into()), (ends, "false".into())], &format!("has{k}"));
        m.flag(format!("has{k}"), false, has);
        let steps = [
            (both(&at(&open), &opens), opened.clone()),
            (at(&write), dirty.clone()),
            (at(&flush), opened.clone()),
            (at(&close), closed.clone()),
        ];
        m.register(format!("file{k}"), 0, cases(&steps, &format!("file{k}")));
        m.always(implies(&at(&open), &format!("(= file{k} {closed})")));
        m.always(implies(&at(&write), &format!("(not (= file{k} {closed}))")));
        m.always(implies(&at(&flush), &format!("(= file{k} {dirty})")));
        m.always(implies(&at(&close), &format!("(not (= file{k} {closed}))")));
    }
    m.register("file", 0, cases(&picks, "file"));
    m.free("code", cases(&[(both(&open, &opens), good_code.clone()), (open.clone(), bad_code)], "code"));
    let refused = both(&look, &format!("(not (= code {good_code}))"));
    let others = [
        (open, 5),
        (refused, 0),
        (look, 2),
        (both(&write, "more"), 2),
        (both(&write, "done"), 4),
        (write.clone(), 3),
    ];
    jumps.extend(others.map(|(here, to)| (here, m.tag(to))));
    m.register("pc", 0, cases(&jumps, &good_code));
    let mixed = cases(&[(write, m.mix(&m.hash("buffer", "word"), "code"))], "buffer");
    m.free("buffer", mixed);
    m
}

/// Nested loops that make a test on the way in and again on the way out.
pub const NESTED: Family = Family {
    name: "nested",
    about: "Each level of nested loops tests its word on the way in and on the way out; levels further in leave that\n\
            word alone. Both tests agree.",
    bug: "the innermost body writes the word of the outermost level if a test on its own data says so.",
    sizes: [2, 5, 10],
    build: nested,
};

fn nested(n: usize, width: u32, bug: bool) -> Machine {
    let mut m = Machine::new(width);
    m.input("again", Kind::Flag);
    m.input("leave", Kind::Flag);
    m.input("word", Kind::Word);
    let bottom = n;
    let up = |k: usize| n + 1 + k;
    let at_bottom = m.is("pc", bottom);
    let scratch = m.mix(&m.hash("scratch", "word"), "scratch");
    let mut jumps = vec![(both(&at_bottom, "(not again)"), m.tag(up(n - 1)))];
    for k in 0..n {
        let (at_in, at_out) = (m.is("pc", k), m.is("pc", up(k)));
        let test = m.opaque(&format!("data{k}"));
        m.flag(format!("took{k}"), false, cases(&[(at_in.clone(), test.clone())], &format!("took{k}")));
        m.always(implies(&at_out, &format!("(= took{k} {test})")));
        let mut writes = vec![(at_out.clone(), m.mix(&format!("data{k}"), "word"))];
        if bug && k == 0 {
            writes.push((both(&at_bottom, &m.opaque("scratch")), scratch.clone()));
        }
        m.free(format!("data{k}"), cases(&writes, &format!("data{k}")));
        jumps.push((both(&at_in, "leave"), m.tag(up(k))));
        jumps.push((at_in, m.tag(k + 1)));
        jumps.push((both(&at_out, "again"), m.tag(k)));
        let outwards = m.tag(k.checked_sub(1).map_or(0, up));
        jumps.push((at_out, outwards));
    }
    m.register("pc", 0, cases(&jumps, "pc"));
    m.free("scratch", cases(&[(at_bottom, scratch)], "scratch"));
    m
}
