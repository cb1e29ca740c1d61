//! Sessions command by command.

use super::*;
use eufonium_base::Interrupt;

const CHECKS: Checks = Checks { models: true, cores: true };

fn named(name: &str) -> Labels {
    Labels { name: Some(name.to_owned()), ..Labels::default() }
}

struct Bench {
    pool: TermPool,
    session: Session,
    p: [Term; 3],
}

fn bench() -> Bench {
    let mut pool = TermPool::new();
    let p = ["p", "q", "r"].map(|n| pool.constant(n, Sort::BOOL));
    Bench { pool, session: Session::new(SolverOptions::default(), CHECKS, Stop::never()), p }
}

impl Bench {
    fn not(&mut self, i: usize) -> Term {
        self.pool.not(self.p[i])
    }
    fn check(&mut self, assumptions: &[Term]) -> String {
        {
            let with_text = |t: &Term| (*t, eufonium_ir::print::term(&self.pool, *t));
            let assumptions = assumptions.iter().map(with_text).collect();
            self.session.check_sat(&mut self.pool, assumptions)
        }
        .text(false)
    }
}

#[test]
fn scopes_and_assertions() {
    let mut b = bench();
    let (p, not_p) = (b.p[0], b.not(0));
    b.session.assert(&mut b.pool, p, Labels::default());
    b.session.push(1);
    b.session.assert(&mut b.pool, not_p, Labels::default());
    assert_eq!(b.session.get_assertions(&b.pool), Reply::Text("(p\n (not p))".into()));
    assert_eq!(b.check(&[]), "unsat\n");
    b.session.pop(1);
    assert_eq!(b.check(&[]), "sat\n");
    assert!(matches!(b.session.pop(1), Reply::Error(..)));
    assert_eq!(b.check(&[not_p]), "unsat\n");
}

#[test]
fn cores_are_names() {
    let mut b = bench();
    b.session.options.set("produce-unsat-cores", "true", true);
    let (p, q, not_p) = (b.p[0], b.p[1], b.not(0));
    b.session.assert(&mut b.pool, p, named("one"));
    b.session.assert(&mut b.pool, q, named("two"));
    b.session.push(1);
    b.session.assert(&mut b.pool, not_p, named("not one"));
    assert!(matches!(b.session.get_unsat_core(&mut b.pool), Reply::Error(..)));
    assert_eq!(b.check(&[]), "unsat\n");
    assert_eq!(b.session.get_unsat_core(&mut b.pool), Reply::Text("(one |not one|)".into()));
    b.session.pop(1);
    assert_eq!(b.check(&[]), "sat\n");
}

#[test]
fn assumptions_and_values() {
    let mut b = bench();
    let clause = b.pool.or2(b.p[0], b.p[1]);
    b.session.assert(&mut b.pool, clause, Labels::default());
    let (not_p, not_q, r) = (b.not(0), b.not(1), b.p[2]);
    assert_eq!(b.check(&[not_p, r, not_q]), "unsat\n");
    assert_eq!(b.session.get_unsat_assumptions(&mut b.pool), Reply::Text("((not p) (not q))".into()));
    assert_eq!(b.check(&[not_p]), "sat\n");
    let terms = [(b.p[1], "q".to_owned()), (clause, "(or p q)".to_owned())];
    assert_eq!(b.session.get_value(&mut b.pool, &terms), Reply::Text("((q true)\n ((or p q) true))".into()));
    b.session.push(1);
    assert!(matches!(b.session.get_value(&mut b.pool, &[]), Reply::Error(..)));
}

#[test]
fn a_script_with_holes_has_no_model() {
    let mut b = bench();
    let (p, not_p) = (b.p[0], b.not(0));
    b.session.assert(&mut b.pool, p, Labels::default());
    b.session.push(1);
    b.session.refuse("an array");
    assert_eq!(b.check(&[]), "unknown\n");
    assert_eq!(b.session.reason_unknown(), Some("unsupported: an array"));
    assert_eq!(b.check(&[not_p]), "unsat\n");
    b.session.pop(1);
    assert_eq!(b.check(&[]), "sat\n");
}

#[test]
fn an_interrupted_check_is_unknown() {
    let mut pool = TermPool::new();
    let stop = Stop::never();
    stop.raise(Interrupt::Timeout);
    let mut session = Session::new(SolverOptions::default(), CHECKS, stop);
    assert_eq!(session.check_sat(&mut pool, vec![]).text(false), "unknown\n");
    assert!(session.reason_unknown().is_some());
    assert!(matches!(session.get_info("reason-unknown"), Reply::Text(_)));
}
