//! Models as SMT-LIB text.

use eufonium_ir::model::FuncTable;
use eufonium_ir::pool::FuncId;
use eufonium_ir::{Model, Sort, TermPool, Value, print};
use std::fmt::Write;

/// The model as a list of definitions of the declared functions and constants, in their order.
pub fn model(pool: &TermPool, model: &Model, declared: &[FuncId]) -> String {
    let mut out = String::from("(");
    for &f in declared {
        let decl = pool.func(f);
        let params: Vec<String> = decl
            .params
            .iter()
            .enumerate()
            .map(|(i, s)| format!("(x!{i} {})", print::sort(pool, *s)))
            .collect();
        let body = match model.function(f) {
            Some(table) => function(pool, table, &decl.params, decl.result),
            None => {
                let value = model.get(f).cloned().unwrap_or_else(|| Value::default_of(pool, decl.result));
                print::value(pool, &value, decl.result)
            }
        };
        let (name, result) = (print::symbol(&decl.name), print::sort(pool, decl.result));
        let _ = write!(out, "\n  (define-fun {name} ({}) {result} {body})", params.join(" "));
    }
    out.push_str("\n)");
    out
}

/// A table as nested `ite`.
fn function(pool: &TermPool, table: &FuncTable, params: &[Sort], result: Sort) -> String {
    let mut out = String::new();
    for (args, value) in table.entries() {
        let tests: Vec<String> = args
            .iter()
            .zip(params)
            .enumerate()
            .map(|(i, (arg, sort))| format!("(= x!{i} {})", print::value(pool, arg, *sort)))
            .collect();
        let test =
            if let [one] = tests.as_slice() { one.clone() } else { format!("(and {})", tests.join(" ")) };
        let _ = write!(out, "(ite {test} {} ", print::value(pool, value, result));
    }
    out.push_str(&print::value(pool, &table.default, result));
    out.extend(std::iter::repeat_n(')', table.entries().len()));
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constants_and_functions_print() {
        let mut pool = TermPool::new();
        let x = pool.declare("x y", &[], Sort::INT);
        let f = pool.declare("f", &[Sort::INT, Sort::BOOL], Sort::REAL);
        let b = pool.declare("b", &[], Sort::BOOL);
        let mut m = Model::new();
        m.set(x, Value::Num((-3).into()));
        let mut table = FuncTable::new(Value::Num(0.into()));
        table.insert(vec![Value::Num(1.into()), Value::Bool(true)], Value::Num(2.into()));
        m.set_function(f, table);
        let expected = "(\n  (define-fun |x y| () Int (- 3))\n  (define-fun f ((x!0 Int) (x!1 Bool)) Real \
                        (ite (and (= x!0 1) (= x!1 true)) 2.0 0.0))\n  (define-fun b () Bool false)\n)";
        assert_eq!(model(&pool, &m, &[x, f, b]), expected);
    }
}
