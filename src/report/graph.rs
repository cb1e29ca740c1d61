//! The graph of predicates: a drawing where it is small enough, and each predicate with its interpretation and its clauses.
//!
//! Arrows lead from the predicates of a body to that of the head; facts begin at `start`, queries end at `false`. A clause with several predicates in its body
//! has a point where their ways meet.

use super::formulas;
use super::layout::{Layout, Spot, layout};
use super::model::{Clause, Graph, Predicate};
use maud::{Markup, html};
use std::collections::BTreeSet;

/// Larger graphs are not drawn.
const DRAWN: usize = 60;
/// The size of a field of the grid, and of a node.
const FIELD: (f64, f64) = (132.0, 84.0);
const NODE: (f64, f64) = (112.0, 34.0);
/// Characters of a name that fit into a node.
const NAME: usize = 13;

/// The section of the graph.
pub(crate) fn section(graph: &Graph) -> Markup {
    html! {
        section class="graph" aria-labelledby="graph-title" {
            h2 id="graph-title" { "Predicates" }
            @if graph.predicates.len() <= DRAWN { (drawing(graph)) }
            @else { p class="brief" { "The graph is not drawn: it has " (graph.predicates.len()) " predicates." } }
            @for (i, predicate) in graph.predicates.iter().enumerate() { (card(graph, i, predicate)) }
        }
    }
}

/// Nodes: `start`, the predicates, `false`.
fn node_of_head(graph: &Graph, clause: &Clause) -> usize {
    clause.head.map_or(graph.predicates.len() + 1, |head| head + 1)
}

fn drawing(graph: &Graph) -> Markup {
    let count = graph.predicates.len() + 2;
    let mut edges: BTreeSet<(usize, usize)> = BTreeSet::new();
    for clause in &graph.clauses {
        let head = node_of_head(graph, clause);
        if clause.body.is_empty() {
            edges.insert((0, head));
        }
        edges.extend(clause.body.iter().map(|p| (p + 1, head)));
    }
    let edges: Vec<(usize, usize)> = edges.into_iter().collect();
    let layout = layout(count, &edges);
    let (width, height) = (layout.columns as f64 * FIELD.0, layout.rows as f64 * FIELD.1);
    html! {
        div class="drawing" tabindex="0" role="region" aria-label="Graph of predicates" {
            svg viewBox={ "0 0 " (width) " " (height) } width=(width) height=(height) role="img"
                aria-label={ "Clauses between " (graph.predicates.len()) " predicates" } {
                defs {
                    marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto" {
                        path d="M0 0 8 4 0 8z" class="tip" {}
                    }
                }
                @for (from, to) in &edges { path class="edge" d=(way(&layout, *from, *to)) marker-end="url(#arrow)" {} }
                (node(layout.spots[0], "start", "end", None))
                @for (i, predicate) in graph.predicates.iter().enumerate() {
                    (node(layout.spots[i + 1], &predicate.name, "predicate", Some(i)))
                }
                (node(layout.spots[count - 1], "false", "end", None))
            }
        }
    }
}

fn centre(spot: Spot) -> (f64, f64) {
    ((spot.x + 0.5) * FIELD.0, (spot.y as f64 + 0.5) * FIELD.1)
}

fn node(spot: Spot, name: &str, class: &str, predicate: Option<usize>) -> Markup {
    let (x, y) = centre(spot);
    let inner = html! {
        title { (name) }
        rect x=(x - NODE.0 / 2.0) y=(y - NODE.1 / 2.0) width=(NODE.0) height=(NODE.1) rx="8" {}
        text x=(x) y=(y + 4.5) text-anchor="middle" { (short(name)) }
    };
    html! {
        @match predicate {
            Some(i) => a class={ "node " (class) } href={ "#p" (i) } { (inner) },
            None => g class={ "node " (class) } { (inner) },
        }
    }
}

fn short(name: &str) -> String {
    if name.chars().count() <= NAME {
        return name.to_owned();
    }
    let start: String = name.chars().take(NAME - 1).collect();
    format!("{start}…")
}

/// The way of an arrow: a loop beside its node, a line downwards, a bow to what is above or beside.
fn way(layout: &Layout, from: usize, to: usize) -> String {
    let ((ax, ay), (bx, by)) = (centre(layout.spots[from]), centre(layout.spots[to]));
    let (w, h) = (NODE.0 / 2.0, NODE.1 / 2.0);
    if from == to {
        let (x, y) = (ax + w, ay);
        return format!(
            "M{} {} C{} {} {} {} {} {}",
            x - 24.0,
            y - h,
            x - 16.0,
            y - h - 26.0,
            x + 12.0,
            y - h - 20.0,
            x - 5.0,
            y - h
        );
    }
    if by > ay {
        let (ay, by) = (ay + h, by - h - 1.0);
        let bend = (by - ay) / 2.0;
        // A long way passes beside the nodes between.
        let aside = if by - ay > FIELD.1 && (ax - bx).abs() < 1.0 { w + 12.0 } else { 0.0 };
        return format!("M{ax} {ay} C{} {} {} {} {bx} {by}", ax + aside, ay + bend, bx + aside, by - bend);
    }
    let side = if bx >= ax { -1.0 } else { 1.0 };
    let (ax, bx) = (ax + side * w, bx + side * w);
    let out = side * 26.0;
    format!("M{ax} {ay} C{} {ay} {} {by} {bx} {by}", ax + out, bx + out)
}

fn card(graph: &Graph, index: usize, predicate: &Predicate) -> Markup {
    html! {
        article class="card predicate" id={ "p" (index) } {
            h3 {
                code { (predicate.name) }
                @if !predicate.arguments.is_empty() {
                    span class="arguments" {
                        @for (name, sort) in &predicate.arguments { span { (name) " " i { (sort) } } " " }
                    }
                }
            }
            @if let Some(parts) = &predicate.interpretation { (formulas::parts(parts)) }
            (clauses(graph, index))
        }
    }
}

/// The clauses with this head.
fn clauses(graph: &Graph, index: usize) -> Markup {
    let own: Vec<&Clause> = graph.clauses.iter().filter(|clause| clause.head == Some(index)).collect();
    html! {
        @if !own.is_empty() {
            details class="clauses" {
                summary { (own.len()) @if own.len() == 1 { " clause" } @else { " clauses" } }
                ul {
                    @for clause in own {
                        li {
                            @if let Some(at) = clause.at { (formulas::link(at)) " " }
                            @if clause.body.is_empty() { "from the start" } @else { "from " (names(graph, clause)) }
                            @if !clause.constraint.is_empty() && clause.constraint != "true" { " if " code { (clause.constraint) } }
                        }
                    }
                }
            }
        }
    }
}

fn names(graph: &Graph, clause: &Clause) -> String {
    let names: Vec<&str> = clause.body.iter().map(|p| graph.predicates[*p].name.as_str()).collect();
    names.join(" and ")
}
