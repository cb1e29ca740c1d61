//! Models as mappings from constants to values.

use crate::coerce;
use crate::errors::Kind;
use crate::functions::Function;
use crate::pool;
use crate::solver::Engine;
use crate::terms::Term;
use crate::values::Plain;
use crate::work::Home;
use eufonium::ir::{self, Evaluator, FuncId, TermPool};
use pyo3::exceptions::PyKeyError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyIterator, PyList, PyString, PyTuple};
use std::sync::Arc;

/// A model: a mapping from the constants of assertions to their values. Any term has a value in it.
#[pyclass(frozen, mapping, module = "eufonium")]
#[derive(Debug)]
pub struct Model {
    engine: Arc<Home<Engine>>,
    model: Arc<ir::Model>,
    constants: Vec<ir::Term>,
    functions: Vec<FuncId>,
}

/// The meaning of a function in a model: values by arguments, and the value for all others.
#[pyclass(frozen, module = "eufonium")]
#[derive(Debug)]
pub struct FunctionTable {
    entries: Vec<(Vec<Plain>, Plain)>,
    default: Plain,
}

impl Model {
    /// A model for the symbols in these applications.
    pub fn new(engine: Arc<Home<Engine>>, model: ir::Model, symbols: Vec<ir::Term>) -> PyResult<Model> {
        let (constants, functions) = pool::with(|u| {
            let (constants, others): (Vec<_>, Vec<_>) =
                symbols.into_iter().partition(|t| u.pool.as_constant(*t).is_some());
            let mut functions: Vec<FuncId> = others.iter().filter_map(|t| u.pool.as_app(*t)).collect();
            functions.sort();
            functions.dedup();
            (constants, functions)
        })?;
        Ok(Model { engine, model: Arc::new(model), constants, functions })
    }

    /// The values of terms.
    fn values(&self, py: Python<'_>, terms: &[ir::Term]) -> PyResult<Vec<Plain>> {
        let (terms, model) = (terms.to_vec(), Arc::clone(&self.model));
        self.engine.tell(py, move |engine| {
            let carried = engine.space.carry(&terms)?;
            let pool = &engine.space.pool;
            if carried.iter().any(|t| pool.has_quantifier(*t)) {
                return Err(Kind::Unsupported.error("the value of a quantifier"));
            }
            let mut eval = Evaluator::new(&model);
            Ok(carried.iter().map(|t| Plain::of(pool, &eval.eval(pool, *t), pool.sort(*t))).collect())
        })
    }

    fn value<'py>(&self, py: Python<'py>, term: ir::Term) -> PyResult<Bound<'py, PyAny>> {
        self.values(py, &[term])?[0].to_python(py)
    }

    /// The constant that a key of the mapping is.
    fn key(&self, key: &Bound<'_, PyAny>) -> PyResult<Option<ir::Term>> {
        if let Ok(name) = key.cast::<PyString>() {
            let name = name.to_string();
            return pool::with(|u| {
                let is_named =
                    |t: &ir::Term| u.pool.as_constant(*t).is_some_and(|f| u.pool.func(f).name == name);
                self.constants.iter().copied().find(is_named)
            });
        }
        Ok(key.cast::<Term>().ok().map(|t| t.get().0))
    }

    fn table(&self, py: Python<'_>, f: FuncId) -> PyResult<FunctionTable> {
        let model = Arc::clone(&self.model);
        self.engine.tell(py, move |engine| {
            let space = &mut engine.space;
            let carried = pool::with(|u| space.there.func(&u.pool, &mut space.pool, f))?;
            let carried = carried.ok_or_else(|| Kind::Unsupported.error("a function over datatypes"))?;
            Ok(FunctionTable::of(&space.pool, &model, carried))
        })
    }

    fn names(&self) -> PyResult<Vec<String>> {
        let name = |u: &pool::Universe, t: &ir::Term| {
            u.pool.as_constant(*t).map_or_else(String::new, |f| u.pool.func(f).name.clone())
        };
        pool::with(|u| self.constants.iter().map(|t| name(u, t)).collect())
    }
}

impl FunctionTable {
    /// The meaning of a function of this pool.
    fn of(pool: &TermPool, model: &ir::Model, f: FuncId) -> FunctionTable {
        let decl = pool.func(f);
        let result = |value: &ir::Value| Plain::of(pool, value, decl.result);
        let Some(table) = model.function(f) else {
            let default = result(&ir::Value::default_of(pool, decl.result));
            return FunctionTable { entries: vec![], default };
        };
        let args = |args: &[ir::Value]| {
            args.iter().zip(&decl.params).map(|(v, s)| Plain::of(pool, v, *s)).collect::<Vec<Plain>>()
        };
        let entries = table.entries().iter().map(|(a, value)| (args(a), result(value)));
        FunctionTable { entries: entries.collect(), default: result(&table.default) }
    }
}

#[pymethods]
impl Model {
    /// The value of a constant, by itself or its name; of any other term; or the meaning of a function.
    fn __getitem__<'py>(&self, key: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let py = key.py();
        if let Ok(function) = key.cast::<Function>() {
            return Ok(Bound::new(py, self.table(py, function.get().0)?)?.into_any());
        }
        match self.key(key)? {
            Some(term) => self.value(py, term),
            None => Err(PyKeyError::new_err(key.clone().unbind())),
        }
    }

    /// The value of a constant of the model, or `default`.
    #[pyo3(signature = (key, default = None))]
    fn get<'py>(
        &self,
        key: &Bound<'py, PyAny>,
        default: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        match self.__contains__(key)? {
            true => self.__getitem__(key).map(Some),
            false => Ok(default),
        }
    }

    fn __contains__(&self, key: &Bound<'_, PyAny>) -> PyResult<bool> {
        if let Ok(function) = key.cast::<Function>() {
            return Ok(self.functions.contains(&function.get().0));
        }
        Ok(self.key(key)?.is_some_and(|t| self.constants.contains(&t)))
    }

    fn __len__(&self) -> usize {
        self.constants.len()
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        PyList::new(py, self.keys())?.try_iter()
    }

    /// The constants.
    fn keys(&self) -> Vec<Term> {
        self.constants.iter().map(|t| Term(*t)).collect()
    }

    /// The functions with parameters that assertions are about.
    fn functions(&self) -> Vec<Function> {
        self.functions.iter().map(|f| Function(*f)).collect()
    }

    /// The values of the constants.
    #[pyo3(name = "values")]
    fn values_list<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyAny>>> {
        self.values(py, &self.constants)?.iter().map(|plain| plain.to_python(py)).collect()
    }

    /// The constants with their values.
    fn items<'py>(&self, py: Python<'py>) -> PyResult<Vec<(Term, Bound<'py, PyAny>)>> {
        Ok(self.keys().into_iter().zip(self.values_list(py)?).collect())
    }

    /// The values by the names of the constants.
    fn as_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let all = PyDict::new(py);
        for (name, value) in self.names()?.into_iter().zip(self.values_list(py)?) {
            all.set_item(name, value)?;
        }
        Ok(all)
    }

    /// The value of a term; constants that the model does not speak of have the default of their sort.
    fn eval<'py>(&self, term: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.value(term.py(), coerce::any(term)?)
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let values = self.values_list(py)?;
        let pairs: PyResult<Vec<String>> = self
            .names()?
            .into_iter()
            .zip(values)
            .map(|(name, value)| Ok(format!("{name} = {}", value.repr()?)))
            .collect();
        Ok(format!("[{}]", pairs?.join(", ")))
    }
}

#[pymethods]
impl FunctionTable {
    /// The value for arguments that have no entry.
    #[getter]
    fn default<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.default.to_python(py)
    }

    /// The values by tuples of arguments.
    #[getter]
    fn entries<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let all = PyDict::new(py);
        for (args, value) in &self.entries {
            let args = args.iter().map(|a| a.to_python(py)).collect::<PyResult<Vec<_>>>()?;
            all.set_item(PyTuple::new(py, args)?, value.to_python(py)?)?;
        }
        Ok(all)
    }

    /// The value for these arguments.
    #[pyo3(signature = (*args))]
    fn __call__<'py>(&self, args: &Bound<'py, PyTuple>) -> PyResult<Bound<'py, PyAny>> {
        match self.entries(args.py())?.get_item(args)? {
            Some(value) => Ok(value),
            None => self.default(args.py()),
        }
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        Ok(format!(
            "{{{}, else: {}}}",
            self.entries(py)?.repr()?.to_string().trim_matches(['{', '}']),
            self.default(py)?.repr()?
        ))
    }
}
