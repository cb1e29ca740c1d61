//! Where the nodes of a graph are drawn: in layers by their distance from the start, in each layer near those that lead to them.

/// So many nodes at most are in one row.
const WIDE: usize = 4;

/// Where a node is: its column and row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Spot {
    /// The column, with halves.
    pub(crate) x: f64,
    /// The row.
    pub(crate) y: usize,
}

/// A graph on a grid.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    /// The spots of the nodes.
    pub(crate) spots: Vec<Spot>,
    /// How many columns there are.
    pub(crate) columns: usize,
    /// How many rows.
    pub(crate) rows: usize,
}

/// Lays out nodes `0..count` by edges from node to node; the first node is on top.
pub(crate) fn layout(count: usize, edges: &[(usize, usize)]) -> Layout {
    let layers = distances(count, edges);
    let last = layers.iter().max().copied().unwrap_or(0);
    let (mut spots, mut row, mut columns) = (vec![Spot { x: 0.0, y: 0 }; count], 0, 1);
    for layer in 0..=last {
        let mut nodes: Vec<usize> = (0..count).filter(|n| layers[*n] == layer).collect();
        let weight = |n: &usize| {
            let from: Vec<f64> = edges
                .iter()
                .filter(|(a, b)| b == n && layers[*a] < layer)
                .map(|(a, _)| spots[*a].x)
                .collect();
            if from.is_empty() { 0.0 } else { from.iter().sum::<f64>() / from.len() as f64 }
        };
        let weights: Vec<f64> = (0..count).map(|n| weight(&n)).collect();
        nodes.sort_by(|a, b| weights[*a].total_cmp(&weights[*b]).then(a.cmp(b)));
        for part in nodes.chunks(WIDE) {
            let left = -(part.len() as f64 - 1.0) / 2.0;
            part.iter().enumerate().for_each(|(i, n)| spots[*n] = Spot { x: left + i as f64, y: row });
            (row, columns) = (row + 1, columns.max(part.len()));
        }
    }
    let middle = (columns as f64 - 1.0) / 2.0;
    spots.iter_mut().for_each(|spot| spot.x += middle);
    Layout { spots, columns, rows: row }
}

/// The distance of each node from the first; what is not reached lies behind it.
fn distances(count: usize, edges: &[(usize, usize)]) -> Vec<usize> {
    let mut next: Vec<Vec<usize>> = vec![Vec::new(); count];
    edges.iter().for_each(|(a, b)| next[*a].push(*b));
    let mut distance: Vec<Option<usize>> = vec![None; count];
    let mut waiting = std::collections::VecDeque::new();
    for start in 0..count {
        if distance[start].is_some() {
            continue;
        }
        distance[start] = Some(usize::from(start > 0));
        waiting.push_back(start);
        while let Some(node) = waiting.pop_front() {
            let behind = distance[node].map_or(0, |d| d + 1);
            for to in &next[node] {
                if distance[*to].is_none() {
                    distance[*to] = Some(behind);
                    waiting.push_back(*to);
                }
            }
        }
    }
    distance.into_iter().map(|d| d.unwrap_or(0)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_have_different_spots() {
        let edges = [(0, 1), (1, 1), (1, 2), (2, 3), (0, 4), (4, 3), (5, 3)];
        let layout = layout(6, &edges);
        for a in 0..6 {
            for b in 0..a {
                assert_ne!(layout.spots[a], layout.spots[b], "{a} {b}");
            }
            assert!(layout.spots[a].y < layout.rows && layout.spots[a].x < layout.columns as f64);
        }
        assert!(layout.spots[0].y < layout.spots[1].y && layout.spots[1].y < layout.spots[2].y);
    }

    #[test]
    fn nothing_is_laid_out() {
        assert_eq!(layout(0, &[]).spots, []);
    }
}
