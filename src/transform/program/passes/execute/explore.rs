//! In which order paths go on, and where they wait for each other.
//!
//! The paths into which one is parted are followed up to where they meet, one branch inside of the other. What cannot be joined there goes on
//! together to where it meets farther out, behind the loop or where the function returns, and waits at the head of the loop and before each decision
//! that has no such place inside; so paths that took turns in another order are joined as soon as they hold the same.
//!
//! Invariant: a path that was parted does not wait before it has passed the instruction for which it was, so all paths go on.

use super::Run;
use super::meeting::{Meeting, Shape};
use super::path::Path;
use super::step::Halt;
use eufonium_ir::program::{FunctionId, ValueId};
use std::collections::VecDeque;
use std::rc::Rc;

/// How many branches may be open one inside of the other.
const NESTED: usize = 200;

/// How far paths are followed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    /// Where they end.
    pub until: Option<Meeting>,
    /// Where they wait for each other on the way.
    pub pause: Option<Meeting>,
    /// How many branches are open around them.
    pub depth: usize,
}

impl Way {
    /// The way to a place.
    pub fn to(until: Option<Meeting>) -> Way {
        Way { until, pause: None, depth: 0 }
    }

    fn inside(self, until: Meeting, pause: Option<Meeting>) -> Way {
        Way { until: Some(until), pause, depth: self.depth + 1 }
    }
}

impl Run<'_> {
    /// Follows paths and those into which they are parted until they end or meet: those that meet.
    ///
    /// All of them go on by turns, and who comes to where another one waits may join it.
    pub(super) fn explore(&mut self, start: Vec<Path>, way: Way) -> Result<Vec<Path>, &'static str> {
        let (mut left, mut met) = (VecDeque::from(start), vec![]);
        while let Some(mut path) = left.pop_front() {
            match self.go(&mut path, way) {
                Halt::Ended => {}
                Halt::Met => met.push(path),
                Halt::Paused => self.wait(&mut left, path),
                Halt::GiveUp(why) => return Err(why),
                Halt::Decide(value) => {
                    let here = Meeting::of(&path);
                    let meeting = self.beyond(&path, here).filter(|m| self.is_inside(*m, way));
                    if meeting.is_none() && !path.has_waited && self.waits {
                        path.has_waited = true;
                        self.wait(&mut left, path);
                        continue;
                    }
                    let parts = self.part(path, value).ok_or("too many paths")?;
                    match meeting {
                        Some(meeting) if parts.len() > 1 => {
                            for end in self.joined_ahead(parts, [here, meeting], way)? {
                                self.wait(&mut left, end);
                            }
                        }
                        // They are where they were parted, and would only be joined again.
                        _ => left.extend(parts),
                    }
                }
            }
        }
        Ok(met)
    }

    /// Whether a place is before the end of a way.
    fn is_inside(&self, meeting: Meeting, way: Way) -> bool {
        Some(meeting) != way.until && way.depth < NESTED
    }

    /// Paths that were parted at one place, where they meet at another; what stays apart there may be joined farther out: behind the loop, or
    /// where the function returns.
    fn joined_ahead(
        &mut self,
        mut paths: Vec<Path>,
        [mut here, mut meeting]: [Meeting; 2],
        way: Way,
    ) -> Result<Vec<Path>, &'static str> {
        loop {
            // A block of a loop is come to again.
            let pause = Some(here).filter(|m| matches!(m, Meeting::Block(..)));
            paths = self.explore(paths, way.inside(meeting, pause))?;
            paths = self.join(paths);
            let is_end = |path: &Path| way.until.is_some_and(|until| until.is_here(path, &self.stops));
            if paths.len() < 2 || !self.waits || is_end(&paths[0]) {
                return Ok(paths);
            }
            let next = self.beyond(&paths[0], meeting).filter(|m| self.is_inside(*m, way));
            let Some(next) = next else { return Ok(paths) };
            (here, meeting) = (meeting, next);
        }
    }

    /// A path waits for its turn, if it cannot join one that does.
    fn wait(&mut self, waiting: &mut VecDeque<Path>, path: Path) {
        if !self.waits {
            return waiting.push_front(path);
        }
        for how in self.ways(waiting.len()) {
            if let Some(place) =
                waiting.iter().position(|other| self.differences(other, &path, how).is_some())
            {
                let other = waiting.remove(place).expect("it was found there");
                let joined = self.joined(vec![other, path], how);
                return waiting.push_back(joined);
            }
        }
        self.note_words(waiting, &path);
        waiting.push_back(path);
    }

    /// Where paths meet next that are at a place.
    fn beyond(&mut self, path: &Path, meeting: Meeting) -> Option<Meeting> {
        let (depth, block) = match meeting {
            Meeting::Block(depth, block) => (depth, block),
            Meeting::Return(depth) => (depth - 1, path.frames.get(depth.checked_sub(2)?)?.block),
            Meeting::Stop(_) => return None,
        };
        let function = path.frames.get(depth - 1)?.function;
        match self.shape(function).next[block] {
            Some(next) => Some(Meeting::Block(depth, next)),
            None => (depth > 1).then_some(Meeting::Return(depth)),
        }
    }

    fn shape(&mut self, id: FunctionId) -> Rc<Shape> {
        let function = &self.program.functions[id];
        self.shapes.entry(id).or_insert_with(|| Rc::new(Shape::new(function))).clone()
    }

    /// The values of the running function that may be used where a path is.
    pub(super) fn live(&mut self, path: &Path) -> Rc<[ValueId]> {
        let frame = &path.frames[path.frames.len() - 1];
        let key = (frame.function, frame.block, frame.next);
        if let Some(live) = self.live.get(&key) {
            return live.clone();
        }
        let live = self.shape(frame.function).live_at(
            &self.program.functions[frame.function],
            frame.block,
            frame.next,
        );
        self.live.entry(key).or_insert(live).clone()
    }
}
