//! How many runs are left of a search through all of them.
//!
//! Choices all of whose values were gone through say what another one in the same place takes (Knuth, "Estimating the efficiency of backtrack
//! programs", 1975); what grows from place to place among them grows further before them. Most values may end runs at once, so that values alone
//! are no measure, and neither are choices that all of the runs have in common.

/// So many places in a row say how the runs grow from one to the one before it.
const SAME: usize = 3;
/// By less than this factor they do not grow, but add up.
const GROWS: f64 = 1.5;

/// What is known of the choices in one place of their order.
#[derive(Clone, Copy, Debug, Default)]
struct Depth {
    /// How often all values of such a choice were gone through, and in how many intervals.
    whole: u64,
    intervals: u64,
    /// Intervals of all, and runs that they took.
    gone: u64,
    runs: u64,
}

impl Depth {
    /// How many intervals the values of such a choice have, if all were gone through once.
    fn width(&self) -> Option<f64> {
        (self.whole > 0).then(|| self.intervals as f64 / self.whole as f64)
    }

    /// How many runs an interval took.
    fn each(&self) -> Option<f64> {
        (self.gone > 0).then(|| self.runs as f64 / self.gone as f64)
    }
}

/// A choice that is gone through.
#[derive(Clone, Copy, Debug)]
pub(super) struct Open {
    /// Intervals of its values that were gone through.
    pub(super) gone: u64,
    /// Intervals between them that are left.
    pub(super) gaps: usize,
}

/// What the choices in each place took.
#[derive(Clone, Debug, Default)]
pub(super) struct Estimate {
    depths: Vec<Depth>,
}

impl Estimate {
    /// Notes that one more interval of the choice in this place was gone through, by so many runs; and how many it had, if none is left.
    pub(super) fn went_through(&mut self, at: usize, runs: u64, all: Option<u64>) {
        if self.depths.len() <= at {
            self.depths.resize_with(at + 1, Depth::default);
        }
        let depth = &mut self.depths[at];
        depth.gone += 1;
        depth.runs += runs;
        if let Some(intervals) = all {
            depth.whole += 1;
            depth.intervals += intervals;
        }
    }

    /// About how many runs are left of these choices; none before all values of one were gone through.
    ///
    /// A choice that was never gone through has as many intervals as the widest one behind it.
    pub(super) fn runs_left(
        &self,
        open: impl DoubleEndedIterator<Item = Open> + ExactSizeIterator,
    ) -> Option<f64> {
        let mut widest = self.depths.iter().skip(open.len()).filter_map(Depth::width).reduce(f64::max);
        let growth = self.growth();
        let (mut runs, mut behind) = (0.0, self.depths.get(open.len()).and_then(Depth::each));
        for (at, level) in open.enumerate().rev() {
            let depth = self.depths.get(at).copied().unwrap_or_default();
            widest = depth.width().into_iter().chain(widest).reduce(f64::max);
            // Choices that decide nothing say nothing of one that does.
            let width = depth.width().or(widest.filter(|width| *width > 1.0))?;
            let intervals = (width - level.gone as f64).max(level.gaps as f64);
            let grown = || behind.filter(|_| growth >= GROWS).map_or(width, |runs: f64| runs * growth);
            let each = depth.each().unwrap_or_else(grown);
            behind = Some(each);
            runs += intervals * each;
        }
        widest.map(|_| runs)
    }

    /// By which factor runs grow from one place to the one before it, at least: among the first places that are known.
    fn growth(&self) -> f64 {
        let known = self.depths.iter().skip_while(|depth| depth.whole == 0);
        let each: Vec<f64> = known.map_while(Depth::each).take(SAME + 1).collect();
        if each.len() <= SAME {
            return 1.0;
        }
        each.windows(2).map(|pair| pair[0] / pair[1]).fold(f64::INFINITY, f64::min)
    }
}

#[cfg(test)]
mod tests;
