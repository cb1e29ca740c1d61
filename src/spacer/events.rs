//! What a run of Spacer tells.

eufonium_base::events! {
    of "spacer"

    /// The bound on the height of derivations is raised. The search for obligations begins anew.
    Frame = info "frame" {
        /// The bound.
        bound: u64,
        /// Lemmas learned so far.
        lemmas: u64,
        /// Obligations expanded so far.
        obligations: u64,
    }

    /// An obligation is created: no fact of the predicate with a derivation of at most this height may lie in the cube.
    Obligation = debug "obligation" {
        /// Its number; numbers begin anew with each bound.
        obligation: u64,
        /// The obligation that it was made for.
        parent: Option<u64>,
        /// The predicate; `goal` is what the queries derive.
        predicate: String,
        /// The height.
        level: u64,
        /// The distance from the root.
        depth: u64,
        /// The cube, over the parameters of the predicate.
        cube: String,
    }

    /// An obligation is taken from the queue: the solver of its predicate is asked for a derivation.
    Expand = debug "expand" {
        /// The obligation.
        obligation: u64,
        /// The height at which it is asked.
        level: u64,
    }

    /// The solver of a predicate is asked: is there a fact with a derivation of this height that satisfies the assumptions?
    Query = debug "query" {
        /// The predicate.
        predicate: String,
        /// What for: to `block` an obligation, to make a lemma stronger (`generalize`), to `push` one, or to find and `ground` facts.
        purpose: &'static str,
        /// The height; none if it has no bound.
        level: Option<u64>,
        /// `sat`, `unsat` or `unknown`.
        answer: &'static str,
        /// After `unsat`: up to which height the refutation holds; none if for all.
        holds: Option<u64>,
    }

    /// An obligation is blocked: there is no such derivation.
    Blocked = debug "blocked" {
        /// The obligation.
        obligation: u64,
        /// The height at which it was asked.
        level: u64,
        /// What excludes it: a lemma of before (`known`), or one that was learned from the refutation (`learned`).
        by: &'static str,
    }

    /// An obligation contains a fact. Its parent is asked again.
    Reached = debug "reached" {
        /// The obligation.
        obligation: u64,
        /// The fact.
        fact: u64,
    }

    /// A lemma is new or holds at a higher level than before.
    Lemma = debug "lemma" {
        /// Its number.
        lemma: u64,
        /// The predicate.
        predicate: String,
        /// Up to which height of derivations it holds; none if it holds for all.
        level: Option<u64>,
        /// The cube that it excludes.
        cube: String,
        /// The obligation whose refutation it comes from; none if it was pushed.
        obligation: Option<u64>,
        /// What made the cube: `core`, then the passes that changed it, in order (`drop`, `words`, `bounds`, `relate`); or `push`.
        by: String,
    }

    /// The solver shows that a lemma holds at a higher level.
    Pushed = debug "pushed" {
        /// The predicate.
        predicate: String,
        /// The level before.
        from: u64,
        /// The level afterwards; none if it holds for all.
        to: Option<u64>,
        /// What of the excluded cube is needed.
        cube: String,
    }

    /// Lemmas that differ in numbers suggest a relation that contains their cubes (global guidance).
    Relation = debug "relation" {
        /// The predicate.
        predicate: String,
        /// The cube with the relation.
        cube: String,
        /// Whether it is inductive, so that it takes the place of the lemma.
        inductive: bool,
    }

    /// Facts are found: each of them is derivable.
    Fact = debug "fact" {
        /// Their number.
        fact: u64,
        /// The predicate.
        predicate: String,
        /// The cube; all of it is derivable.
        cube: String,
        /// The clause of the last step of the derivations, from 0.
        clause: u64,
        /// The numbers of the facts that its premises are taken from.
        premises: String,
    }

    /// A frame is inductive: its lemmas are the invariant.
    Inductive = info "inductive" {
        /// Its level; none if all of the lemmas hold for all derivations.
        level: Option<u64>,
    }
}
