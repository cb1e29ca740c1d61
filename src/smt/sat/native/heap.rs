//! The decision order: a binary heap of variables by activity (EVSIDS).
//!
//! Bumping adds a step that grows geometrically, so that old bumps fade (Biere and Froehlich, "Evaluating CDCL variable
//! scoring schemes", SAT 2015). Invariant: `place` is the inverse of `heap`, and no child is more active than its parent.

use crate::sat::Var;
use eufonium_base::ids::Id;

const ABSENT: u32 = u32::MAX;
const RESCALE_AT: f64 = 1e100;

/// Variables ordered by activity, most active first.
pub(super) struct Heap {
    heap: Vec<Var>,
    place: Vec<u32>,
    activity: Vec<f64>,
    step: f64,
    growth: f64,
}

impl Heap {
    /// `decay` below 1: the factor by which old activity fades at each conflict.
    pub(super) fn new(decay: f64) -> Heap {
        Heap { heap: Vec::new(), place: Vec::new(), activity: Vec::new(), step: 1.0, growth: 1.0 / decay }
    }
    pub(super) fn add_var(&mut self, activity: f64) {
        self.place.push(ABSENT);
        self.activity.push(activity);
    }
    pub(super) fn activity(&self, var: Var) -> f64 {
        self.activity[var.index()]
    }
    /// Whether the variable has at least this part of the activity that a bump gives now.
    #[inline]
    pub(super) fn is_recent(&self, var: Var, part: f64) -> bool {
        self.activity[var.index()] > self.step * part
    }
    pub(super) fn contains(&self, var: Var) -> bool {
        self.place[var.index()] != ABSENT
    }
    pub(super) fn top(&self) -> Option<Var> {
        self.heap.first().copied()
    }

    /// Takes all variables out.
    pub(super) fn clear(&mut self) {
        for var in self.heap.drain(..) {
            self.place[var.index()] = ABSENT;
        }
    }

    #[inline]
    pub(super) fn insert(&mut self, var: Var) {
        if !self.contains(var) {
            self.heap.push(var);
            self.up(self.heap.len() - 1);
        }
    }

    pub(super) fn pop(&mut self) -> Option<Var> {
        let top = self.top()?;
        self.place[top.index()] = ABSENT;
        let last = self.heap.pop().expect("a heap with a top is not empty");
        if last != top {
            self.heap[0] = last;
            self.place[last.index()] = 0;
            self.down(0);
        }
        Some(top)
    }

    pub(super) fn remove(&mut self, var: Var) {
        let place = self.place[var.index()] as usize;
        let last = self.heap.pop().expect("the variable is in the heap");
        self.place[var.index()] = ABSENT;
        if last != var {
            self.heap[place] = last;
            self.place[last.index()] = place as u32;
            self.up(place);
            self.down(self.place[last.index()] as usize);
        }
    }

    #[inline]
    pub(super) fn bump(&mut self, var: Var) {
        let activity = &mut self.activity[var.index()];
        *activity += self.step;
        if *activity > RESCALE_AT {
            self.rescale();
        }
        let place = self.place[var.index()];
        if place != ABSENT {
            self.up(place as usize);
        }
    }

    /// Lets all activities fade a little.
    pub(super) fn decay(&mut self) {
        self.step *= self.growth;
    }

    /// Takes the activity of a variable back to nothing. The variable is not in the heap.
    pub(super) fn forget(&mut self, var: Var) {
        debug_assert!(!self.contains(var));
        self.activity[var.index()] = 0.0;
    }

    fn rescale(&mut self) {
        for a in &mut self.activity {
            *a /= RESCALE_AT;
        }
        self.step /= RESCALE_AT;
    }

    fn up(&mut self, mut i: usize) {
        let var = self.heap[i];
        let activity = self.activity[var.index()];
        while i > 0 {
            let parent = (i - 1) / 2;
            let other = self.heap[parent];
            if self.activity[other.index()] >= activity {
                break;
            }
            self.heap[i] = other;
            self.place[other.index()] = i as u32;
            i = parent;
        }
        self.heap[i] = var;
        self.place[var.index()] = i as u32;
    }

    fn down(&mut self, mut i: usize) {
        let var = self.heap[i];
        let activity = self.activity[var.index()];
        loop {
            let mut child = 2 * i + 1;
            let Some(&left) = self.heap.get(child) else { break };
            let mut other = left;
            if let Some(&right) = self.heap.get(child + 1)
                && self.activity[right.index()] > self.activity[left.index()]
            {
                child += 1;
                other = right;
            }
            if self.activity[other.index()] <= activity {
                break;
            }
            self.heap[i] = other;
            self.place[other.index()] = i as u32;
            i = child;
        }
        self.heap[i] = var;
        self.place[var.index()] = i as u32;
    }

    /// Linear: recomputes places and order.
    pub(super) fn check_invariants(&self) {
        for (i, &var) in self.heap.iter().enumerate() {
            assert_eq!(self.place[var.index()] as usize, i, "places are the inverse of the heap");
            assert!(
                i == 0 || self.activity(self.heap[(i - 1) / 2]) >= self.activity(var),
                "no child is more active than its parent"
            );
        }
        let present = self.place.iter().filter(|&&p| p != ABSENT).count();
        assert_eq!(present, self.heap.len(), "no variable has a place without being in the heap");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use quickcheck::quickcheck;

    quickcheck! {
        fn pops_by_activity(bumps: Vec<u8>) -> bool {
            let mut heap = Heap::new(0.9);
            for i in 0..16 {
                heap.add_var(0.0);
                heap.insert(Var::from_usize(i));
            }
            for b in bumps {
                let var = Var::from_usize(usize::from(b % 16));
                heap.bump(var);
                heap.decay();
                heap.check_invariants();
                if b >= 128 {
                    heap.remove(var);
                    heap.check_invariants();
                    heap.insert(var);
                }
            }
            let mut order = Vec::new();
            while let Some(var) = heap.pop() {
                heap.check_invariants();
                order.push(heap.activity(var));
            }
            order.len() == 16 && order.is_sorted_by(|a, b| a >= b)
        }
    }
}
