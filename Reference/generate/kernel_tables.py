# SPDX-License-Identifier: Apache-2.0
"""The tables of the spring kernel, as Swift source: sines at multiples of 1/128 turn and powers of two.

Every entry is a head, short enough for its products to be exact, and a tail, the rest rounded to a double.
Print them with `python kernel_tables.py`; the committed source is compared in the tests of this folder.
"""

import balls
from flint import arb, ctx

COUNT = 128
SOURCE = "Sources/CurveMath/Arithmetic/KernelTables.swift"

HEADER = """// SPDX-License-Identifier: Apache-2.0

// Written by Reference/generate/kernel_tables.py, whose digits are proved; do not edit.

/// Numbers from which sine, cosine and exponential are built, each as a head of few bits and a tail.
enum KernelTables {{
  /// sin(2π·j/{count}) for j in 0..<{count}: head, a multiple of 2⁻²⁶, and tail.
  static let sines: InlineArray<{length}, Double> = [
{sines}
  ]

  /// 2^(j/{count}) for j in 0..<{count}: head, a multiple of 2⁻²⁵, and tail.
  static let powers: InlineArray<{length}, Double> = [
{powers}
  ]
}}
"""


def entry(function, fractional_bits):
    """Head and tail of a number that `function` gives as a ball."""
    scaled = function() * arb(2) ** fractional_bits
    head = round(float(scaled.mid())) / 2**fractional_bits
    tail = balls.prove(lambda: [function() - arb(head)])[0][0]
    return head, tail


def lines(entries):
    return "\n".join("    {}, {},".format(head.hex(), tail.hex()) for head, tail in entries)


def swift_text():
    ctx.prec = 192
    sines = [entry(lambda j=j: (arb(2 * j) / COUNT).sin_pi(), 26) for j in range(COUNT)]
    powers = [entry(lambda j=j: arb(2) ** (arb(j) / COUNT), 25) for j in range(COUNT)]
    return HEADER.format(count=COUNT, length=2 * COUNT, sines=lines(sines), powers=lines(powers))


if __name__ == "__main__":
    print(swift_text(), end="")
