//! What is known of objects and pointers when a run starts.

use crate::program::memory::layout::RegionId;
use crate::program::memory::objects::{Object, Source};
use crate::program::memory::points_to::Element;
use crate::program::memory::translate::Plan;
use crate::program::memory::variables::Role;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{GlobalId, Initial, Operand, Part};

/// What is in a variable of this kind at the start besides zeros: indices and words.
pub(in super::super) fn contents(plan: &Plan<'_>, role: Role) -> Vec<(u64, Operand)> {
    match role {
        Role::Extents(node) => extents(plan, node),
        Role::Shadow(region) => bases(plan, region),
        _ => vec![],
    }
}

fn globals<'a>(
    plan: &'a Plan<'_>,
    node: Element,
) -> impl Iterator<Item = (GlobalId, &'a Object, u64)> + use<'a> {
    plan.objects.of_node(node).iter().filter_map(|id| {
        let object = &plan.objects.list[*id];
        match object.source {
            Source::Global(global) => Some((global, object, object.address?)),
            Source::Alloc(..) => None,
        }
    })
}

fn extents(plan: &Plan<'_>, node: Element) -> Vec<(u64, Operand)> {
    let extent = |o: &Object| word(o.size.unwrap_or(0).saturating_add(1), plan.program.pointer_bits);
    globals(plan, node).map(|(_, object, address)| (address, extent(object))).collect()
}

/// The bases of the pointers that globals hold in a region.
fn bases(plan: &Plan<'_>, region: RegionId) -> Vec<(u64, Operand)> {
    let mut bases = Vec::new();
    let bits = plan.program.pointer_bits;
    let by_object = plan.numbered.of(plan.layout.regions[region].node).is_some();
    for (global, object, start) in globals(plan, plan.layout.regions[region].node) {
        let Initial::Parts(parts) = &plan.program.globals[global].init else { continue };
        for (offset, part) in parts {
            let Part::Address(Operand::Global(target), _) = part else { continue };
            let cell = object.cell.plus(*offset as i64);
            let pieces = plan.layout.pieces(plan.points.reduced(cell), u64::from(bits / 8));
            if pieces.first() == Some(&region) {
                let index = start + if by_object { 0 } else { *offset };
                bases.push((index, word(plan.objects.global_address(*target), bits)));
            }
        }
    }
    bases
}
