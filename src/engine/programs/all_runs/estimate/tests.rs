use super::{Estimate, Open};

/// Goes through all values of nested choices, the deepest first, until the choices before a place are open; in each, so many values lead to the
/// next choice, and so many more end.
fn gone_through(depth: usize, until: usize, (lead, end): (u64, u64)) -> Estimate {
    let mut estimate = Estimate::default();
    fn through(estimate: &mut Estimate, at: usize, depth: usize, (lead, end): (u64, u64)) -> u64 {
        let mut runs = 0;
        for k in 1..=lead + end {
            let leads = k <= lead && at + 1 < depth;
            let own = if leads { through(estimate, at + 1, depth, (lead, end)) } else { 1 };
            estimate.went_through(at, own, (k == lead + end).then_some(k));
            runs += own;
        }
        runs
    }
    through(&mut estimate, until, depth, (lead, end));
    estimate
}

fn left(estimate: &Estimate, open: usize, gaps: usize) -> f64 {
    estimate.runs_left((0..open).map(|_| Open { gone: 0, gaps })).expect("one was gone through")
}

#[test]
fn what_doubles_from_choice_to_choice_doubles_further() {
    let estimate = gone_through(40, 34, (2, 0));
    let runs = left(&estimate, 34, 1);
    assert!((2f64.powi(39)..2f64.powi(41)).contains(&runs), "{runs}");
}

#[test]
fn where_one_value_leads_on_the_runs_add_up() {
    let estimate = gone_through(40, 20, (1, 9));
    assert!(left(&estimate, 20, 9) <= 20.0 * 10.0 * 10.0);
}

#[test]
fn nothing_is_said_before_a_choice_was_gone_through() {
    let mut estimate = Estimate::default();
    estimate.went_through(3, 1, None);
    assert!(estimate.runs_left((0..3).map(|_| Open { gone: 0, gaps: 1 })).is_none());
}
