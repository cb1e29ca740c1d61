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
        "Array" => ARRAYS,
        "BitVec" => BITS,
        "FloatingPoint" | "Float16" | "Float32" | "Float64" | "Float128" | "RoundingMode" => FLOATS,
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
        "select" | "store" | "const" | "as-array" | "map" | "eqrange" => ARRAYS,
        "concat" | "extract" | "repeat" | "zero_extend" | "sign_extend" | "rotate_left" | "rotate_right"
        | "bv2nat" | "nat2bv" | "int2bv" | "bv2int" | "int_to_bv" | "ubv_to_int" | "sbv_to_int" | "bit"
        | "@bvsize" | "ext_rotate_left" | "ext_rotate_right" => BITS,
        "fp"
        | "to_fp"
        | "to_fp_unsigned"
        | "to_fp_bv"
        | "to_fp_real"
        | "+oo"
        | "-oo"
        | "+zero"
        | "-zero"
        | "NaN"
        | "RNE"
        | "RNA"
        | "RTP"
        | "RTN"
        | "RTZ"
        | "roundNearestTiesToEven"
        | "roundNearestTiesToAway"
        | "roundTowardPositive"
        | "roundTowardNegative"
        | "roundTowardZero" => FLOATS,
        "char" => STRINGS,
        "is" | "update" => "datatypes",
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
    if let Some((_, theory)) = PREFIXES.iter().find(|(prefix, _)| name.starts_with(prefix)) {
        return Some(theory);
    }
    let operation = name.strip_prefix("bv")?;
    let known = operation.bytes().all(|b| b.is_ascii_digit()) && !operation.is_empty()
        || BIT_OPERATIONS.contains(&operation);
    known.then_some(BITS)
}

const BIT_OPERATIONS: &[&str] = &[
    "not", "neg", "and", "or", "xor", "nand", "nor", "xnor", "comp", "add", "sub", "mul", "udiv", "urem",
    "sdiv", "srem", "smod", "shl", "lshr", "ashr", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge",
    "redor", "redand", "nego", "uaddo", "saddo", "umulo", "smulo", "usubo", "ssubo", "sdivo",
];
