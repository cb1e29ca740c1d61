//! Constants: numbers, aggregates, strings and names of globals. Their types are known when they are read.

use super::Reader;
use super::cursor::{Result, malformed};
use super::lexer::{Kind, Token, unescape};
use super::numbers;
use super::scan::Symbol;
use crate::llvm::module::{AliasId, Constant, LabelId, Type, TypeId};
use crate::llvm::rules::show;
use eufonium_base::Bits;
use eufonium_base::ids::Id;

/// Whether a constant starts with this word; other words before a value are attributes.
pub(super) fn starts_constant(word: &[u8]) -> bool {
    matches!(
        word,
        b"true"
            | b"false"
            | b"null"
            | b"undef"
            | b"poison"
            | b"zeroinitializer"
            | b"none"
            | b"splat"
            | b"asm"
            | b"blockaddress"
            | b"dso_local_equivalent"
            | b"no_cfi"
            | b"ptrauth"
    ) || word.starts_with(b"u0x")
        || word.starts_with(b"s0x")
        || super::expressions::is_expression(word)
}

impl<'a> Reader<'a> {
    /// A constant of the type.
    pub(super) fn constant(&mut self, ty: TypeId) -> Result<Constant> {
        let token = self.token;
        match token.kind {
            Kind::Int => self.integer(ty),
            Kind::Decimal | Kind::Hex => self.floating(ty),
            Kind::Global => self.global_constant(ty),
            Kind::Bytes => self.bytes(ty),
            Kind::Sign(b'[') => self.nested(|r| r.aggregate(ty, b'[', b']')),
            Kind::Sign(b'{') => self.nested(|r| r.aggregate(ty, b'{', b'}')),
            Kind::Sign(b'<') => self.nested(|r| r.angle_constant(ty)),
            Kind::Word => self.word_constant(ty, token.text),
            _ => self.expected(&format!("a value of type {}", show(&self.types, ty))),
        }
    }

    /// `type value`.
    pub(super) fn typed_constant(&mut self) -> Result<(TypeId, Constant)> {
        let ty = self.value_type()?;
        Ok((ty, self.constant(ty)?))
    }

    /// A complaint that no such thing has the type.
    fn wrong_type<T>(&self, ty: TypeId) -> Result<T> {
        let message = format!("{} cannot have type {}", self.token.show(), show(&self.types, ty));
        malformed(self.token.span, message)
    }

    fn integer(&mut self, ty: TypeId) -> Result<Constant> {
        let Type::Int(width) = *self.types.get(ty) else {
            return self.wrong_type(ty);
        };
        let bits = numbers::integer(self.token.text, width).expect("integers are digits with a sign");
        self.bump()?;
        Ok(Constant::Int(bits))
    }

    fn floating(&mut self, ty: TypeId) -> Result<Constant> {
        let Type::Float(format) = *self.types.get(ty) else {
            return self.wrong_type(ty);
        };
        let read = if self.token.kind == Kind::Hex { numbers::hex_float } else { numbers::fraction };
        match read(self.token.text, format) {
            Some(bits) => {
                self.bump()?;
                Ok(Constant::Float(bits))
            }
            None => self.wrong_type(ty),
        }
    }

    /// `@name`, aliases replaced by what they stand for.
    fn global_constant(&mut self, ty: TypeId) -> Result<Constant> {
        let constant = self.symbol_constant(&self.token.clone(), ty)?;
        self.bump()?;
        Ok(constant)
    }

    /// What the name means as a constant of the type.
    pub(super) fn symbol_constant(&mut self, token: &Token<'a>, ty: TypeId) -> Result<Constant> {
        if !matches!(self.types.get(ty), Type::Pointer(_)) {
            let message = format!("{} cannot have type {}", token.show(), show(&self.types, ty));
            return malformed(token.span, message);
        }
        match self.names.symbols.get(&token.name()?) {
            Some(Symbol::Global(id)) => Ok(Constant::Global(*id)),
            Some(Symbol::Function(id)) => Ok(Constant::Function(*id)),
            Some(Symbol::Alias(n)) if self.names.complete && self.names.aliases[*n].is_replaceable() => {
                Ok(Constant::Alias(AliasId::from_usize(*n)))
            }
            Some(Symbol::Alias(n)) => match &self.names.aliases[*n].meaning {
                Some(meaning) => Ok(meaning.clone()),
                None => {
                    self.missing_alias = Some(*n);
                    malformed(token.span, format!("{} stands for itself", token.show()))
                }
            },
            None => malformed(token.span, format!("undefined symbol {}", token.show())),
        }
    }

    fn bytes(&mut self, ty: TypeId) -> Result<Constant> {
        let bytes = unescape(self.token.text).into_owned();
        let Type::Array(n, element) = *self.types.get(ty) else {
            return self.wrong_type(ty);
        };
        if n != bytes.len() as u64 || *self.types.get(element) != Type::Int(8) {
            let message = format!("{} bytes cannot have type {}", bytes.len(), show(&self.types, ty));
            return malformed(self.token.span, message);
        }
        self.bump()?;
        Ok(Constant::Bytes(bytes))
    }

    fn word_constant(&mut self, ty: TypeId, word: &[u8]) -> Result<Constant> {
        let constant = match (word, self.types.get(ty)) {
            (b"true", Type::Int(1)) => Constant::Int(Bits::one(1)),
            (b"false", Type::Int(1)) => Constant::Int(Bits::zero(1)),
            (b"null", Type::Pointer(_)) => Constant::Null,
            (b"undef" | b"poison", _) => Constant::Undef,
            (b"zeroinitializer", Type::Other(name)) if !name.starts_with("target") => {
                return self.wrong_type(ty);
            }
            (b"zeroinitializer", _) => Constant::Zero,
            (b"none", Type::Other(name)) if name == "token" => Constant::Other("none".to_string()),
            (b"true" | b"false" | b"null" | b"none", _) => return self.wrong_type(ty),
            (b"splat", _) => return self.nested(|r| r.splat(ty)),
            (b"blockaddress", Type::Pointer(_)) => return self.label_address(),
            (b"ptrauth" | b"dso_local_equivalent" | b"no_cfi", Type::Pointer(_)) => {
                return self.opaque_constant();
            }
            (_, Type::Int(width)) if word.starts_with(b"u0x") || word.starts_with(b"s0x") => {
                match numbers::hex_integer(word, *width) {
                    Some(bits) => Constant::Int(bits),
                    None => return self.wrong_type(ty),
                }
            }
            _ if super::expressions::is_expression(word) => {
                return self.nested(|r| r.expression(Some(ty))).map(|(_, constant)| constant);
            }
            _ => return self.expected(&format!("a value of type {}", show(&self.types, ty))),
        };
        self.bump()?;
        Ok(constant)
    }

    /// `blockaddress(@function, %block)`: the block may come later.
    fn label_address(&mut self) -> Result<Constant> {
        self.bump()?;
        self.expect(b'(')?;
        let function = self.expect_kind(Kind::Global, "the name of a function")?;
        self.expect(b',')?;
        let block = self.expect_kind(Kind::Local, "the name of a block")?;
        self.expect(b')')?;
        let Some(Symbol::Function(id)) = self.names.symbols.get(&function.name()?).copied() else {
            return malformed(function.span, "the name of a function is expected");
        };
        let key = (id, block.name()?.to_text());
        let next = LabelId::from_usize(self.labels.len());
        let (label, _) = *self.labels.entry(key).or_insert((next, block.span));
        Ok(Constant::Label(label))
    }

    /// A constant without model: its text.
    fn opaque_constant(&mut self) -> Result<Constant> {
        let word = self.bump()?;
        let mut text = String::from_utf8_lossy(word.text).into_owned();
        if self.is_sign(b'(') {
            self.skip_balanced()?;
        } else {
            let name = self.expect_kind(Kind::Global, "the name of a function")?;
            text.push_str(&format!(" @{}", name.name()?.to_text()));
        }
        Ok(Constant::Other(text))
    }

    /// `splat (i32 7)`.
    fn splat(&mut self, ty: TypeId) -> Result<Constant> {
        let Type::Vector(n, element) = *self.types.get(ty) else {
            return self.wrong_type(ty);
        };
        self.bump()?;
        self.expect(b'(')?;
        let span = self.token.span;
        let (found, constant) = self.typed_constant()?;
        self.agree(span, element, found)?;
        self.expect(b')')?;
        Ok(Constant::Aggregate(vec![(element, constant); n as usize]))
    }

    fn angle_constant(&mut self, ty: TypeId) -> Result<Constant> {
        if matches!(self.types.get(ty), Type::Vector(..)) {
            return self.aggregate(ty, b'<', b'>');
        }
        self.expect(b'<')?;
        let constant = self.aggregate(ty, b'{', b'}')?;
        self.expect(b'>')?;
        Ok(constant)
    }

    /// The elements of an array, struct or vector between brackets.
    fn aggregate(&mut self, ty: TypeId, open: u8, close: u8) -> Result<Constant> {
        let span = self.token.span;
        let fits = match self.types.resolve(ty).1 {
            Type::Array(..) => open == b'[',
            Type::Struct { .. } => open == b'{',
            Type::Vector(..) => open == b'<',
            _ => false,
        };
        if !fits {
            return self.wrong_type(ty);
        }
        self.expect(open)?;
        let mut elements = Vec::new();
        while !self.is_sign(close) {
            if !elements.is_empty() {
                self.expect(b',')?;
            }
            let span = self.token.span;
            let element = self.typed_constant()?;
            match self.element_type(ty, elements.len()) {
                Some(expected) => self.agree(span, expected, element.0)?,
                None => return malformed(span, format!("too many elements for {}", show(&self.types, ty))),
            }
            elements.push(element);
        }
        self.expect(close)?;
        if self.element_type(ty, elements.len()).is_some() {
            return malformed(span, format!("too few elements for {}", show(&self.types, ty)));
        }
        Ok(Constant::Aggregate(elements))
    }

    /// The type of the `n`-th element.
    fn element_type(&self, ty: TypeId, n: usize) -> Option<TypeId> {
        match self.types.resolve(ty).1 {
            Type::Array(length, element) => ((n as u64) < *length).then_some(*element),
            Type::Vector(length, element) => (n < *length as usize).then_some(*element),
            Type::Struct { fields, .. } => fields.get(n).copied(),
            _ => None,
        }
    }
}
