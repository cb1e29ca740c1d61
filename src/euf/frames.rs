//! The cubes that are blocked, by the highest level up to which they are known to be.
//!
//! Invariant: a cube stands at one level, and no cube at its level or above subsumes it.

use super::cube::Cube;

/// Blocked cubes by level, counted from 1; the last entry of `levels` is the top.
#[derive(Debug, Default)]
pub struct Frames {
    levels: Vec<Vec<Cube>>,
    count: usize,
}

impl Frames {
    /// The top level.
    pub fn top(&self) -> usize {
        self.levels.len()
    }

    /// Makes a level.
    pub fn open(&mut self) {
        self.levels.push(Vec::new());
    }

    /// Whether the cube is blocked at a level, judged by subsumption.
    pub fn blocks(&self, cube: &Cube, level: usize) -> bool {
        self.levels[level - 1..].iter().flatten().any(|blocked| blocked.subsumes(cube))
    }

    /// Blocks a cube up to a level and forgets the cubes that this makes superfluous.
    pub fn block(&mut self, cube: Cube, level: usize) {
        for cubes in &mut self.levels[..level] {
            cubes.retain(|old| !cube.subsumes(old));
        }
        self.levels[level - 1].push(cube);
        self.count += 1;
    }

    /// The cubes of a level.
    pub fn at(&self, level: usize) -> &[Cube] {
        &self.levels[level - 1]
    }

    /// The cubes of a level and all above.
    pub fn from(&self, level: usize) -> impl Iterator<Item = &Cube> {
        self.levels[level - 1..].iter().flatten()
    }

    /// How many cubes were ever blocked.
    pub fn count(&self) -> usize {
        self.count
    }

    /// The number of cubes at each level.
    pub fn sizes(&self) -> Vec<usize> {
        self.levels.iter().map(Vec::len).collect()
    }
}
