//! The decision order of the focused mode: variables in the order in which they were bumped last (variable move to front).
//!
//! A doubly linked list in an array. A bump moves a variable to the end; the next decision is the open variable nearest to the
//! end. The list is made when the focused mode is first entered, so that short searches do not pay for it.
//!
//! Invariants: stamps grow along the list; while the queue is in use, no variable behind `search` may be decided.
//!
//! Source: A. Biere and A. Froehlich, "Evaluating CDCL variable scoring schemes" (SAT 2015).

use crate::sat::Var;
use eufonium_base::ids::Id;

const END: u32 = u32::MAX;

#[derive(Clone, Copy)]
struct Link {
    before: u32,
    after: u32,
    /// When the variable was bumped.
    stamp: u64,
}

/// Variables in the order of their last bumps.
pub(super) struct Queue {
    links: Vec<Link>,
    first: u32,
    last: u32,
    stamp: u64,
    /// Where the search for the next decision goes on, towards the front.
    search: u32,
    /// Decisions are taken from here.
    in_use: bool,
}

impl Default for Queue {
    fn default() -> Self {
        Queue { links: Vec::new(), first: END, last: END, stamp: 0, search: END, in_use: false }
    }
}

impl Queue {
    /// Takes decisions from here, from the end of the list on; `vars` is how many variables there are.
    pub(super) fn enter(&mut self, vars: usize) {
        while self.links.len() < vars {
            let index = self.links.len() as u32;
            self.links.push(Link { before: END, after: END, stamp: 0 });
            self.append(index);
        }
        self.search = self.last;
        self.in_use = true;
    }

    pub(super) fn leave(&mut self) {
        self.in_use = false;
    }

    #[inline]
    pub(super) fn is_in_use(&self) -> bool {
        self.in_use
    }

    fn append(&mut self, index: u32) {
        self.stamp += 1;
        self.links[index as usize] = Link { before: self.last, after: END, stamp: self.stamp };
        match self.last {
            END => self.first = index,
            last => self.links[last as usize].after = index,
        }
        self.last = index;
    }

    fn unlink(&mut self, index: u32) {
        let Link { before, after, .. } = self.links[index as usize];
        match before {
            END => self.first = after,
            before => self.links[before as usize].after = after,
        }
        match after {
            END => self.last = before,
            after => self.links[after as usize].before = before,
        }
    }

    /// When the variable was bumped last.
    pub(super) fn stamp(&self, var: Var) -> u64 {
        self.links.get(var.index()).map_or(u64::MAX, |link| link.stamp)
    }

    /// Moves a variable to the end. `is_open`: it may be decided.
    pub(super) fn bump(&mut self, var: Var, is_open: bool) {
        let index = var.index() as u32;
        if self.last == index || self.links.len() <= var.index() {
            return;
        }
        if self.search == index {
            // Those behind it may not be decided, and it moves away.
            self.search = match self.links[var.index()].before {
                END => self.links[var.index()].after,
                before => before,
            };
        }
        self.unlink(index);
        self.append(index);
        if is_open {
            self.search = index;
        }
    }

    /// The variable may be decided again.
    #[inline]
    pub(super) fn reopen(&mut self, var: Var) {
        if !self.in_use || self.links.len() <= var.index() {
            return;
        }
        let stamp = self.links[var.index()].stamp;
        if self.search == END || self.links[self.search as usize].stamp < stamp {
            self.search = var.index() as u32;
        }
    }

    /// The variable nearest to the end for which `fits` holds; those behind it are passed over until they are reopened.
    pub(super) fn next(&mut self, mut fits: impl FnMut(Var) -> bool) -> Option<Var> {
        while self.search != END {
            let var = Var::from_usize(self.search as usize);
            if fits(var) {
                return Some(var);
            }
            self.search = self.links[self.search as usize].before;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use quickcheck::quickcheck;

    quickcheck! {
        fn agrees_with_a_list(steps: Vec<(u8, bool)>) -> bool {
            let mut queue = Queue::default();
            queue.enter(8);
            let mut list: Vec<usize> = (0..8).collect();
            let mut open = [true; 8];
            steps.iter().all(|&(n, bump)| {
                let index = usize::from(n % 8);
                let var = Var::from_usize(index);
                if bump {
                    queue.bump(var, open[index]);
                    list.retain(|&i| i != index);
                    list.push(index);
                } else if !open[index] {
                    open[index] = true;
                    queue.reopen(var);
                }
                let next = queue.next(|v| open[v.index()]).map(Var::index);
                let expected = list.iter().rev().copied().find(|&i| open[i]);
                if n >= 128 && let Some(next) = next {
                    open[next] = false;
                }
                next == expected
            })
        }
    }
}
