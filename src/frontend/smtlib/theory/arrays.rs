//! The theory ArraysEx. As in Z3, an array may be read and written at several indices at once: it is an array of arrays.

use super::{ANY, Complaint, Operator, Rule, check_arity, expect_sort};
use eufonium_ir::{Sort, Term, TermPool, print};

const fn array(
    name: &'static str,
    arity: (usize, usize),
    rule: Rule,
    build: fn(&mut TermPool, &[Term]) -> Term,
) -> Operator {
    Operator { name, arity, rule, build, reserved: false }
}

/// The operators.
pub const OPERATORS: &[Operator] =
    &[array("select", (2, ANY), Rule::Select, select), array("store", (3, ANY), Rule::Store, store)];

fn select(pool: &mut TermPool, args: &[Term]) -> Term {
    args[1..].iter().fold(args[0], |array, index| pool.select(array, *index))
}

/// The rows of an array that lie on the way to the element are written back from within.
fn store(pool: &mut TermPool, args: &[Term]) -> Term {
    let (element, places) = args.split_last().expect("the arity asks for arguments");
    let (array, indices) = places.split_first().expect("the arity asks for arguments");
    let mut rows = vec![*array];
    for index in &indices[..indices.len() - 1] {
        let row = pool.select(rows[rows.len() - 1], *index);
        rows.push(row);
    }
    rows.iter().zip(indices).rev().fold(*element, |written, (row, index)| pool.store(*row, *index, written))
}

/// Checks an array and its indices, and gives the indices their sorts; the sort of the element.
pub(super) fn expect_indices(
    pool: &mut TermPool,
    args: &mut [Term],
    indices: usize,
) -> Result<Sort, Complaint> {
    let mut sort = pool.sort(args[0]);
    for i in 1..=indices {
        let Some((index, element)) = pool.as_array(sort) else {
            let have = print::sort(pool, sort);
            return Err(match i {
                1 => Complaint::about(0, format!("expected an array, not a term of sort {have}")),
                _ => Complaint::whole(format!("too many indices: an element has sort {have}")),
            });
        };
        expect_sort(pool, args, i, index)?;
        sort = element;
    }
    Ok(sort)
}

/// `((as const (Array I E)) element)`: the array of the sort with one element everywhere.
pub fn constant(pool: &mut TermPool, sort: Sort, args: &mut [Term]) -> Result<Term, Complaint> {
    let Some((_, element)) = pool.as_array(sort) else {
        let have = print::sort(pool, sort);
        return Err(Complaint::whole(format!("`const` needs an array sort, not {have}")));
    };
    check_arity("const", (1, 1), args.len())?;
    expect_sort(pool, args, 0, element)?;
    Ok(pool.const_array(sort, args[0]))
}
