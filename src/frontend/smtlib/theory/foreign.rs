//! What SMT-LIB has and this program has not: names of sorts and functions with the theory they belong to.

const ARRAYS: &str = "arrays";
const BITS: &str = "bit-vectors";
const FLOATS: &str = "floating-point numbers";
const STRINGS: &str = "strings and sequences";
const SETS: &str = "sets and relations";
const TRANSCENDENTAL: &str = "transcendental functions";
const SEPARATION: &str = "separation logic";

/// The theory of a sort that is not supported.
pub fn sort(name: &str) -> Option<&'static str> {
    Some(match name {
        "String" | "RegLan" | "Seq" | "Unicode" | "RegEx" => STRINGS,
        "Set" | "Bag" | "Relation" | "Table" => SETS,
        "FiniteField" => "finite fields",
        "Tuple" | "UnitTuple" => "tuples",
        "->" => "functions as values",
        _ => return None,
    })
}

/// The theory of a function that is not supported; indexed functions go by their name.
pub fn function(name: &str) -> Option<&'static str> {
    Some(match name {
        "as-array" | "map" | "eqrange" => ARRAYS,
        "@bvsize" | "bvite" => BITS,
        "to_fp_bv" | "to_fp_real" => FLOATS,
        "char" => STRINGS,
        "exp" | "sin" | "cos" | "tan" | "arcsin" | "arccos" | "arctan" | "csc" | "sec" | "cot" | "sqrt"
        | "real.pi" | "^" | "**" | "log" | "pow2" | "iand" | "int.pow2" => TRANSCENDENTAL,
        "sep" | "pto" | "wand" | "sep.emp" | "sep.nil" => SEPARATION,
        "@" => "functions as values",
        _ => return prefixed(name),
    })
}

fn prefixed(name: &str) -> Option<&'static str> {
    const PREFIXES: &[(&str, &str)] = &[
        ("fp.", FLOATS),
        ("str.", STRINGS),
        ("re.", STRINGS),
        ("seq.", STRINGS),
        ("set.", SETS),
        ("bag.", SETS),
        ("rel.", SETS),
        ("ff.", "finite fields"),
        ("tuple.", "tuples"),
    ];
    PREFIXES.iter().find(|(prefix, _)| name.starts_with(prefix)).map(|(_, theory)| *theory)
}
