//! The ids of what modules are made of: each an index into a table of the module or of a function.

use eufonium_base::typed_id;

typed_id! {
    /// An interned type.
    TypeId
}
typed_id! {
    /// A global variable.
    GlobalId
}
typed_id! {
    /// A function, defined or declared.
    FuncId
}
typed_id! {
    /// A parameter or the result of an instruction, within its function.
    LocalId
}
typed_id! {
    /// A basic block, within its function.
    BlockId
}
typed_id! {
    /// A numbered metadata node.
    MetaId
}
typed_id! {
    /// An alias.
    AliasId
}
typed_id! {
    /// A block whose address is taken.
    LabelId
}
