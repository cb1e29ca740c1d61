//! Models of parties that talk: a handshake, a bus with its arbiter, caches that agree.

use super::Family;
use super::vmt::{Kind, Machine, all, any, both, cases, implies, not};

/// Two parties that go through phases over a channel that loses, repeats and damages messages.
pub const HANDSHAKE: Family = Family {
    name: "handshake",
    about: "Two parties go through phases. The first sends the tag of its phase with a checksum over data; the second\n\
            acknowledges the tag it waits for. Messages are lost, repeated and damaged. The second party is never\n\
            behind the first, and at most one phase ahead.",
    bug: "in the last phase the second party acknowledges damaged messages, too, and stays where it is.",
    sizes: [3, 5, 8],
    build: handshake,
};

fn handshake(n: usize, width: u32, bug: bool) -> Machine {
    let mut m = Machine::new(width);
    m.input("action", Kind::Word);
    m.input("word", Kind::Word);
    m.input("urgent", Kind::Flag);
    let [sends, receives, hears, damages, loses] = [0, 1, 2, 3, 4].map(|a| m.is("action", a));
    let zero = m.word(0);
    let sent = both(&sends, &format!("(or urgent (= timer {zero}))"));
    let intact = format!("(= sum {})", m.hash("data", "key"));
    let (mut ahead, mut acknowledged, mut advanced, mut good) = (vec![], vec![], vec![], vec![]);
    for k in 0..n {
        let (here, there, after) = (m.is("first", k), m.is("second", k), m.tag(k + 1));
        let (tag, arrived, heard) = (m.tag(k), m.is("message", k), m.is("answer", k));
        let awaited = all(&[receives.clone(), there.clone(), arrived]);
        let accepted = both(&awaited, &intact);
        ahead.push((accepted.clone(), after.clone()));
        acknowledged.push((if bug && k == n - 1 { awaited } else { accepted }, tag));
        advanced.push((all(&[hears.clone(), here.clone(), heard]), after));
        let next = m.is("second", k + 1);
        good.push(both(&here, &format!("(or {there} {next})")));
    }
    let ends = [m.is("first", n), m.is("second", n)];
    good.push(all(&ends));
    m.always(any(&good));
    m.register("first", 0, cases(&advanced, "first"));
    m.register("second", 0, cases(&ahead, "second"));
    let nothing = m.tag(n);
    m.register("message", n, cases(&[(sent.clone(), "first".into()), (loses, nothing)], "message"));
    m.register("answer", n, cases(&acknowledged, "answer"));
    let damaged = m.mix("data", "word");
    m.free("data", cases(&[(sent.clone(), "word".into()), (damages, damaged)], "data"));
    m.free("sum", cases(&[(sent.clone(), m.hash("word", "key"))], "sum"));
    m.free("key", "key".into());
    let (later, one) = (m.mix("timer", "word"), m.word(1));
    m.free("timer", cases(&[(sent, later)], &format!("(bvsub timer {one})")));
    m
}

/// A bus that is given to one master at a time.
pub const ARBITER: Family = Family {
    name: "arbiter",
    about: "A token goes round the masters of a bus; one with the token and a request is granted the bus, and its word\n\
            passes a transformation on the way. Never are two granted, and what arrives is the transformed word as it\n\
            was when the grant was given.",
    bug: "the last master overrides a grant if a test on its word says so.",
    sizes: [3, 6, 10],
    build: arbiter,
};

fn arbiter(n: usize, width: u32, bug: bool) -> Machine {
    let mut m = Machine::new(width);
    m.input("done", Kind::Flag);
    m.input("word", Kind::Word);
    let nobody = m.tag(n);
    let free = m.is("owner", n);
    let (mut owners, mut tokens, mut expected, mut arrived, mut finished) =
        (vec![], vec![], vec![], vec![], vec![]);
    for k in 0..n {
        m.input(format!("request{k}"), Kind::Flag);
        let (token, owns, me, onwards) = (m.is("token", k), m.is("owner", k), m.tag(k), m.tag((k + 1) % n));
        let word = format!("word{k}");
        let passed = m.hash(&m.mix(&word, "key"), "key");
        let mut granted = all(&[free.clone(), token.clone(), format!("request{k}")]);
        if bug && k == n - 1 {
            granted = format!("(or {granted} (and request{k} {}))", m.opaque(&word));
        }
        let finishes = both(&owns, "done");
        owners.push((granted.clone(), me));
        expected.push((granted.clone(), passed.clone()));
        tokens.push((both(&token, &format!("(or {finishes} (and {free} (not request{k})))")), onwards));
        let grant = cases(
            &[(granted.clone(), "true".into()), (finishes.clone(), "false".into())],
            &format!("grant{k}"),
        );
        m.flag(format!("grant{k}"), false, grant);
        let waits = all(&[not(&owns), not(&granted), "done".into()]);
        m.free(word.clone(), cases(&[(waits, m.mix(&word, "word"))], &word));
        for j in 0..k {
            m.always(format!("(not (and grant{j} grant{k}))"));
        }
        arrived.push((finishes.clone(), passed));
        finished.push(finishes);
    }
    owners.push((any(&finished), nobody));
    m.register("owner", n, cases(&owners, "owner"));
    m.register("token", 0, cases(&tokens, "token"));
    m.free("key", "key".into());
    m.free("expected", cases(&expected, "expected"));
    m.free("arrived", cases(&arrived, "arrived"));
    m.flag("fresh", false, any(&finished));
    m.always(implies("fresh", "(= arrived expected)"));
    m
}

/// Caches that hold a word in the states invalid, shared and modified.
pub const COHERENCE: Family = Family {
    name: "coherence",
    about: "Caches hold copies of one word: invalid (0), shared (1) or modified (2). They read, write and evict in any\n\
            order. A modified copy is the only one, and a shared copy is equal to the memory.",
    bug: "if a test on the data says so, a write by the first cache leaves the copy of the last one shared.",
    sizes: [2, 4, 6],
    build: coherence,
};

fn coherence(n: usize, width: u32, bug: bool) -> Machine {
    let mut m = Machine::new(width);
    m.input("who", Kind::Word);
    m.input("action", Kind::Word);
    m.input("word", Kind::Word);
    let [reads, writes, evicts] = [0, 1, 2].map(|a| m.is("action", a));
    let [invalid, shared, modified] = [0, 1, 2].map(|s| m.tag(s));
    let dirty: Vec<_> = (0..n).map(|k| (format!("(= state{k} {modified})"), format!("value{k}"))).collect();
    let current = cases(&dirty, "memory");
    let mut backs = vec![];
    for k in 0..n {
        let (mine, state, value) = (m.is("who", k), format!("state{k}"), format!("value{k}"));
        let (absent, owned) = (format!("(= {state} {invalid})"), format!("(= {state} {modified})"));
        let act = |action: &String| both(action, &mine);
        let misses = both(&act(&reads), &absent);
        backs.push((format!("(or {misses} {})", both(&act(&writes), &not(&owned))), current.clone()));
        backs.push((both(&act(&evicts), &owned), value.clone()));
        let others: Vec<String> = (0..n).filter(|&j| j != k).map(|j| m.is("who", j)).collect();
        let absent_others = (0..n).filter(|&j| j != k).map(|j| (j, m.is("who", j)));
        let read_elsewhere: Vec<String> =
            absent_others.map(|(j, who)| both(&who, &format!("(= state{j} {invalid})"))).collect();
        let mut written = both(&writes, &any(&others));
        if bug && k == n - 1 {
            let spared = both(&m.is("who", 0), &m.opaque("word"));
            written = both(&written, &not(&both(&spared, &format!("(= {state} {shared})"))));
        }
        let steps = [
            (misses.clone(), shared.clone()),
            (act(&writes), modified.clone()),
            (act(&evicts), invalid.clone()),
            (written, invalid.clone()),
            (all(&[reads.clone(), owned.clone(), any(&read_elsewhere)]), shared.clone()),
        ];
        m.register(&*state, 0, cases(&steps, &state));
        m.free(
            &*value,
            cases(
                &[(misses, current.clone()), (act(&writes), m.hash(&m.mix(&value, "word"), "word"))],
                &value,
            ),
        );
        m.always(implies(&format!("(= {state} {shared})"), &format!("(= {value} memory)")));
        for j in (0..n).filter(|&j| j != k) {
            m.always(implies(&owned, &format!("(= state{j} {invalid})")));
        }
    }
    m.free("memory", cases(&backs, "memory"));
    m
}
