//! Models: every assertion evaluates to true. Also what evaluation may rely on when it serves as evidence.

use super::error::CheckError;
use eufonium_base::HashMap;
use eufonium_ir::pool::{ByZero, FuncId};
use eufonium_ir::{Evaluator, Model, Op, Term, TermPool, visit};

/// Confirms by evaluation that `model` satisfies every assertion.
///
/// # Errors
/// The first assertion that is false, or has a quantifier and so no value.
pub fn check_model(pool: &TermPool, assertions: &[Term], model: &Model) -> Result<(), CheckError> {
    let mut eval = Evaluator::new(model);
    for (i, &assertion) in assertions.iter().enumerate() {
        if pool.has_quantifier(assertion) {
            return Err(CheckError::unconfirmed(format!("assertion {}", i + 1), "it has a quantifier"));
        }
        if !eval.holds(pool, assertion) {
            return Err(CheckError::AssertionFalse(i));
        }
    }
    Ok(())
}

/// Whether `f` stands for a division by zero.
pub(super) fn is_by_zero(pool: &TermPool, f: FuncId) -> bool {
    [ByZero::Div, ByZero::IDiv, ByZero::Mod].iter().any(|&which| pool.by_zero_if_used(which) == Some(f))
}

/// Whether the value of `root` under `eval` is the same for every meaning of the functions that the problem leaves
/// open: divisions by zero, fields of other constructors, and declared functions.
pub(super) fn is_determined(pool: &TermPool, eval: &mut Evaluator<'_>, root: Term) -> bool {
    undetermined(pool, eval, &[root]).is_none()
}

/// Whether the operator of `t` has a value that the problem may leave open.
fn may_be_open(pool: &TermPool, t: Term) -> bool {
    match pool.op(t) {
        Op::App(_) => !pool.args(t).is_empty(),
        Op::Div | Op::IDiv | Op::Mod => pool.as_num(pool.arg(t, 1)).is_none_or(|d| d.is_zero()),
        Op::Field(..) => pool.constructors(pool.sort(pool.arg(t, 0))).len() > 1,
        _ => false,
    }
}

/// Whether nothing in these terms is ever left open, whatever the values of constants.
pub(super) fn always_determined(pool: &TermPool, roots: &[Term]) -> bool {
    !visit::postorder(pool, roots).into_iter().any(|t| may_be_open(pool, t))
}

/// The place of the first of these terms that is not determined. Junctions and `ite` need not all of their arguments.
pub(super) fn undetermined(pool: &TermPool, eval: &mut Evaluator<'_>, roots: &[Term]) -> Option<usize> {
    let order = visit::postorder(pool, roots);
    if !order.iter().any(|&t| may_be_open(pool, t)) {
        return None;
    }
    let mut known: HashMap<Term, bool> = HashMap::default();
    for t in order {
        let args = pool.args(t);
        let all = args.iter().all(|a| known[a]);
        let determined = match pool.op(t) {
            Op::App(_) => args.is_empty(),
            Op::And | Op::Or => {
                let decisive = pool.op(t) == Op::Or;
                all || args.iter().any(|a| known[a] && eval.holds(pool, *a) == decisive)
            }
            Op::Ite => known[&args[0]] && known[&args[if eval.holds(pool, args[0]) { 1 } else { 2 }]],
            Op::Div | Op::IDiv | Op::Mod => all && !eval.number(pool, args[1]).is_zero(),
            Op::Field(cons, _) => all && eval.eval(pool, args[0]).as_data().cons == cons,
            _ => all,
        };
        known.insert(t, determined);
    }
    roots.iter().position(|root| !known[root])
}

#[cfg(test)]
mod tests {
    use super::*;
    use eufonium_ir::{Sort, Value};

    #[test]
    fn assertions_are_evaluated() {
        let mut pool = TermPool::new();
        let x = pool.constant("x", Sort::INT);
        let (one, two) = (pool.int(1), pool.int(2));
        let (low, high) = (pool.le(one, x), pool.le(two, x));
        let mut model = Model::new();
        model.set(pool.as_constant(x).unwrap(), Value::Num(1.into()));
        assert_eq!(check_model(&pool, &[low], &model), Ok(()));
        assert_eq!(check_model(&pool, &[low, high], &model), Err(CheckError::AssertionFalse(1)));
        let some = pool.exists(&[x], high);
        assert!(check_model(&pool, &[some], &model).unwrap_err().is_unconfirmed());
    }

    #[test]
    fn what_divides_by_zero_is_not_determined() {
        let mut pool = TermPool::new();
        let (x, y) = (pool.constant("x", Sort::INT), pool.constant("y", Sort::INT));
        let zero = pool.int(0);
        let quotient = pool.idiv(x, y);
        let (bad, guard) = (pool.eq(quotient, zero), pool.eq(y, zero));
        let guarded = pool.or2(guard, bad);
        let chosen = pool.ite(guard, x, quotient);
        let chosen = pool.eq(chosen, x);
        for (divisor, term, expected) in [
            (0, bad, false),
            (3, bad, true),
            (0, guarded, true),
            (0, chosen, true),
            (0, guard, true),
            (2, chosen, true),
        ] {
            let mut model = Model::new();
            model.set(pool.as_constant(y).unwrap(), Value::Num(divisor.into()));
            let mut eval = Evaluator::new(&model);
            assert_eq!(is_determined(&pool, &mut eval, term), expected, "{divisor} {term:?}");
        }
    }
}
