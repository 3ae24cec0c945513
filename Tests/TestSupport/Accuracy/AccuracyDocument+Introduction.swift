// SPDX-License-Identifier: Apache-2.0

extension AccuracyDocument {
  static let introduction = """
    # Accuracy

    <!-- Written by a test. `make accuracy` writes it anew. -->

    Every promise about an error stands in one table, `Reference/budgets/accuracy.csv`. This page shows each of them
    beside what is measured. `make validate` measures again, and fails above a bound; `make accuracy` writes this
    page anew, once with the C library's usual paths and once without fused multiply-add. The last digits differ
    between processors and C libraries, so a test compares this page with the table by its structure: that no
    budget and no row is missing, and that no number stands above its bound.

    The truth is wider than a double: certified tables hold every number as two doubles whose digits are proved. An
    error is therefore a fraction of a unit, and not a count of whole ones. Where an integration or a root finder
    judges, the error is a share of what that oracle claims about itself.

    Units, and what an error of 1 is in them:

    - `u·scale`: 2⁻⁵³ of the size of what moves. For springs that is the largest of |from|, |to|, |v₀|/ω₀ and of all
      |values| that the motion reaches, for velocities that times ω₀, for accelerations times ω₀² with v₀ counted 2ζ
      times, for what remains of the way the decaying envelope, for curves `max(1, |y|)`.
    - `u·mixed`: 2⁻⁵³ of `max(1, |y|) + |slope|·x`, what rounding x and y alone can cost.
    - `ulp`: a unit in the last place of the true value, after 2⁻¹⁰⁰ of the scale.
    - `ulp·condition`: a unit in the last place of the true value, times the condition number of the map.
    - `relative`: the true value itself.
    - `claimed error`: the error that the oracle claims for itself.
    - `bits differ`: any difference at all.

    Springs keep their budgets up to a phase of 2²⁴ radians, 2.7 million swings. Beyond, `phase·2⁻²⁵` units come on top,
    since the phase itself is known to 2⁻⁷⁸ of it.

    Derivations: [springs](Derivations/Springs.md), [bezier curves](Derivations/CubicBezier.md),
    [settling and queries](Derivations/Settling.md).

    """
}
