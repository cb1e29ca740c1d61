//! Reads and writes of regions whose elements are variables.

use super::Writer;
use crate::program::memory::layout::RegionId;
use crate::program::memory::points_to::Element;
use eufonium_base::Bits;
use eufonium_ir::program::{BinaryOp, CompareOp, Op, Operand, SiteKind, Type};

/// What a region holds at a moment.
#[derive(Clone, Debug)]
pub(super) struct Contents {
    /// The fields of its node.
    pub(super) fields: Vec<Operand>,
    /// All but the fields.
    rest: Rest,
}

/// What a region holds but for fields.
#[derive(Clone, Debug)]
enum Rest {
    /// A word or an array.
    Whole(Operand),
    /// The elements, in order.
    Elements(Vec<Operand>),
}

impl Contents {
    /// Whether its elements are words of their own.
    pub(super) fn is_elements(&self) -> bool {
        matches!(self.rest, Rest::Elements(_))
    }
    /// The word or array, without fields.
    pub(super) fn whole(&self) -> Operand {
        match &self.rest {
            Rest::Whole(operand) => operand.clone(),
            Rest::Elements(_) => unreachable!("regions with elements are treated before"),
        }
    }
}

impl Writer<'_, '_> {
    /// What a region holds here.
    pub(super) fn contents(&mut self, region: RegionId) -> Contents {
        let rest = match self.plan.elements.get(&region) {
            None => Rest::Whole(self.get(region)),
            Some(elements) => Rest::Elements(elements.iter().map(|(_, v)| self.get(v)).collect()),
        };
        let fields = self.fields(region).iter().map(|field| self.get(field.variable)).collect();
        Contents { fields, rest }
    }

    /// The variables that hold a node.
    pub(super) fn variables_of_node(&self, node: Element) -> Vec<RegionId> {
        let plan = self.plan;
        let of_region = |region: RegionId| match plan.elements.get(&region) {
            None => vec![region],
            Some(elements) => elements.iter().map(|(_, v)| v).collect(),
        };
        let fields = plan.fields.get(&node).into_iter().flatten().map(|field| field.variable);
        plan.layout.of_node(node).into_iter().flat_map(of_region).chain(fields).collect()
    }

    /// The element of such contents of a region at an address.
    pub(super) fn element(&mut self, region: RegionId, contents: &Contents, index: Operand) -> Operand {
        match self.field_at(region, &contents.fields, &index) {
            Some(part) => part,
            None => {
                let element = self.element_of(region, &contents.rest, index.clone());
                self.or_fields(region, &contents.fields, &index, element)
            }
        }
    }

    fn element_of(&mut self, region: RegionId, rest: &Rest, index: Operand) -> Operand {
        let ty = Type::Int(self.width(region));
        let list = match rest {
            Rest::Whole(array) => return self.define(Op::Read { array: array.clone(), index }, ty),
            Rest::Elements(list) => list,
        };
        let plan = self.plan;
        let addresses = &plan.elements[&region].addresses;
        if let Operand::Const(address) = &index
            && let Some(i) = addresses.iter().position(|a| address.as_u64() == Some(*a))
        {
            return list[i].clone();
        }
        let mut value = self.havoc(SiteKind::Uninitialised, ty);
        for (address, element) in addresses.iter().zip(list) {
            if !self.may_be_at(*address) {
                continue;
            }
            let address = self.address(*address);
            let condition = self.is(CompareOp::Eq, index.clone(), address);
            let op = Op::Select { condition, then: element.clone(), otherwise: value };
            value = self.define(op, ty);
        }
        value
    }

    /// Changes the element at an address.
    pub(super) fn set_element(&mut self, region: RegionId, index: &Operand, value: &Operand) {
        let plan = self.plan;
        for (address, variable) in plan.elements[&region].iter() {
            if let Operand::Const(bits) = index {
                if bits.as_u64() == Some(address) {
                    self.set(variable, value.clone());
                }
                continue;
            }
            if !self.may_be_at(address) {
                continue;
            }
            let address = self.address(address);
            let condition = self.is(CompareOp::Eq, index.clone(), address);
            self.set_if(variable, condition, value.clone());
        }
    }

    pub(super) fn set_if(&mut self, variable: RegionId, condition: Operand, then: Operand) {
        let otherwise = self.get(variable);
        let changed = self.define(Op::Select { condition, then, otherwise }, self.plan.types[variable]);
        self.set(variable, changed);
    }

    /// How far an address lies behind another one.
    pub(super) fn behind(&mut self, address: u64, start: &Operand) -> Operand {
        let address = self.address(address);
        match (&address, start) {
            (Operand::Const(a), Operand::Const(s)) => Operand::Const(a.sub(s)),
            _ => self.binary(BinaryOp::Sub, address, start.clone()),
        }
    }

    pub(super) fn sum(&mut self, a: Operand, b: Operand) -> Operand {
        match (&a, &b) {
            (Operand::Const(x), Operand::Const(y)) => Operand::Const(Bits::add(x, y)),
            _ => self.binary(BinaryOp::Add, a, b),
        }
    }
}
