//! Types: words, pointers of both styles, aggregates, functions, names.

use super::Reader;
use super::cursor::{Result, malformed};
use super::lexer::{Kind, Name};
use crate::llvm::module::{FloatType, Type, TypeId};
use crate::llvm::rules::{LONGEST_VECTOR, WIDEST_INTEGER};
use eufonium_base::InputError;

/// Whether a type starts with this word.
pub(super) fn starts_type(word: &[u8]) -> bool {
    integer_width(word).is_some() || plain(word).is_some() || word == b"target"
}

/// `i32` is 32.
fn integer_width(word: &[u8]) -> Option<u32> {
    let digits = word.strip_prefix(b"i")?;
    if digits.is_empty() || !digits.iter().all(u8::is_ascii_digit) {
        return None;
    }
    Some(std::str::from_utf8(digits).ok()?.parse().unwrap_or(u32::MAX))
}

/// The types that are one word.
fn plain(word: &[u8]) -> Option<Type> {
    Some(match word {
        b"void" => Type::Void,
        b"ptr" => Type::Pointer(None),
        b"half" => Type::Float(FloatType::Half),
        b"bfloat" => Type::Float(FloatType::BFloat),
        b"float" => Type::Float(FloatType::Single),
        b"double" => Type::Float(FloatType::Double),
        b"x86_fp80" => Type::Float(FloatType::Extended),
        b"fp128" => Type::Float(FloatType::Quad),
        b"ppc_fp128" => Type::Float(FloatType::PairOfDoubles),
        b"label" | b"metadata" | b"token" | b"x86_mmx" | b"x86_amx" => {
            Type::Other(String::from_utf8_lossy(word).into_owned())
        }
        _ => return None,
    })
}

impl<'a> Reader<'a> {
    /// Any type, `void` and functions included.
    pub(super) fn ty(&mut self) -> Result<TypeId> {
        let mut ty = match self.token.kind {
            Kind::Word => self.word_type()?,
            Kind::Local => self.named_type()?,
            Kind::Sign(b'[') => self.nested(Self::array_type)?,
            Kind::Sign(b'{') => self.nested(|r| r.struct_type(false))?,
            Kind::Sign(b'<') => self.nested(Self::angle_type)?,
            _ => return self.expected("a type"),
        };
        loop {
            match self.token.kind {
                Kind::Sign(b'*') => {
                    self.bump()?;
                    ty = self.pointer_type(ty)?;
                }
                Kind::Sign(b'(') => ty = self.nested(|r| r.function_type(ty))?,
                Kind::Word if self.token.text == b"addrspace" => {
                    self.address_space()?;
                    let opaque = matches!(self.types.get(ty), Type::Pointer(None));
                    if !opaque || self.is_sign(b'*') {
                        self.expect(b'*')?;
                        ty = self.pointer_type(ty)?;
                    }
                }
                _ => return Ok(ty),
            }
        }
    }

    /// A type that values have: anything but `void` and functions.
    pub(super) fn value_type(&mut self) -> Result<TypeId> {
        let span = self.token.span;
        let ty = self.ty()?;
        match self.types.get(ty) {
            Type::Void | Type::Function { .. } => malformed(span, "no value has this type"),
            _ => Ok(ty),
        }
    }

    /// `addrspace(3)`; address spaces are not told apart.
    pub(super) fn address_space(&mut self) -> Result<()> {
        self.expect_word("addrspace")?;
        self.skip_balanced()
    }

    fn word_type(&mut self) -> Result<TypeId> {
        let token = self.token;
        if let Some(width) = integer_width(token.text) {
            if width == 0 || width > WIDEST_INTEGER {
                let message = format!("integers have 1 to {WIDEST_INTEGER} bits");
                return Err(InputError::unsupported(token.span, message));
            }
            self.bump()?;
            return Ok(self.types.intern(Type::Int(width)));
        }
        if let Some(ty) = plain(token.text) {
            self.bump()?;
            return Ok(self.types.intern(ty));
        }
        if token.text == b"target" {
            self.bump()?;
            self.expect(b'(')?;
            let name = self.string()?;
            while !self.is_sign(b')') {
                self.expect(b',')?;
                if self.token.kind == Kind::Int {
                    self.bump()?;
                } else {
                    self.nested(Self::ty)?;
                }
            }
            self.expect(b')')?;
            return Ok(self.types.intern(Type::Other(format!("target(\"{name}\")"))));
        }
        self.expected("a type")
    }

    fn named_type(&mut self) -> Result<TypeId> {
        let token = self.bump()?;
        match self.names.types.get(&token.name()?) {
            Some(id) => Ok(*id),
            None => malformed(token.span, format!("undefined type {}", token.show())),
        }
    }

    fn pointer_type(&mut self, pointee: TypeId) -> Result<TypeId> {
        if matches!(self.types.get(pointee), Type::Void) {
            return malformed(self.token.span, "there are no pointers to void");
        }
        Ok(self.types.intern(Type::Pointer(Some(pointee))))
    }

    /// The type of elements and fields.
    fn member_type(&mut self) -> Result<TypeId> {
        let span = self.token.span;
        let ty = self.ty()?;
        match self.types.get(ty) {
            Type::Void | Type::Function { .. } => malformed(span, "no element can have this type"),
            Type::Other(name) if !name.starts_with('t') && !name.starts_with('x') => {
                malformed(span, "no element can have this type")
            }
            _ => Ok(ty),
        }
    }

    fn array_type(&mut self) -> Result<TypeId> {
        self.expect(b'[')?;
        let count = self.unsigned("the number of elements")?;
        self.expect_word("x")?;
        let element = self.member_type()?;
        self.expect(b']')?;
        Ok(self.types.intern(Type::Array(count, element)))
    }

    /// `<4 x i32>` or `<{ ... }>`.
    fn angle_type(&mut self) -> Result<TypeId> {
        self.expect(b'<')?;
        if self.is_sign(b'{') {
            let ty = self.struct_type(true)?;
            self.expect(b'>')?;
            return Ok(ty);
        }
        let span = self.token.span;
        if self.is_word(b"vscale") {
            return Err(InputError::unsupported(span, "vectors of unknown length"));
        }
        let count: u64 = self.unsigned("the number of elements")?;
        if count == 0 {
            return malformed(span, "a vector has elements");
        }
        let count = u32::try_from(count).ok().filter(|n| *n <= LONGEST_VECTOR);
        let count = count
            .ok_or_else(|| InputError::unsupported(span, format!("vectors longer than {LONGEST_VECTOR}")))?;
        self.expect_word("x")?;
        let span = self.token.span;
        let element = self.member_type()?;
        if !matches!(self.types.get(element), Type::Int(_) | Type::Float(_) | Type::Pointer(_)) {
            return malformed(span, "elements of vectors are numbers and pointers");
        }
        self.expect(b'>')?;
        Ok(self.types.intern(Type::Vector(count, element)))
    }

    fn struct_type(&mut self, packed: bool) -> Result<TypeId> {
        self.expect(b'{')?;
        let mut fields = Vec::new();
        if !self.is_sign(b'}') {
            fields.push(self.member_type()?);
            while self.accept(b',')? {
                fields.push(self.member_type()?);
            }
        }
        self.expect(b'}')?;
        Ok(self.types.intern(Type::Struct { fields, packed }))
    }

    /// The parameters behind the type of a result.
    fn function_type(&mut self, result: TypeId) -> Result<TypeId> {
        self.expect(b'(')?;
        let mut params = Vec::new();
        let mut variadic = false;
        while !self.is_sign(b')') {
            if self.token.kind == Kind::Dots {
                self.bump()?;
                variadic = true;
                break;
            }
            params.push(self.value_type()?);
            self.skip_attribute_words()?;
            if !self.accept(b',')? {
                break;
            }
        }
        self.expect(b')')?;
        Ok(self.types.intern(Type::Function { result, params, variadic }))
    }

    /// `%name = type ...`, the cursor behind `type`.
    pub(super) fn type_definition(&mut self, name: &Name<'a>) -> Result<()> {
        if self.accept_word(b"opaque")? {
            self.types.named.insert(name.to_text(), None);
            return Ok(());
        }
        let definition = self.ty()?;
        self.types.named.insert(name.to_text(), Some(definition));
        if !matches!(self.types.get(definition), Type::Struct { .. }) {
            // Only structs are types of their own; other names are short for what they stand for.
            self.names.types.insert(name.clone(), definition);
        }
        Ok(())
    }
}
