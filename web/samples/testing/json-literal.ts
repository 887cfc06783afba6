import fc from 'fast-check'

const number = fc.oneof(
  fc.stringMatching(/^-?(?:0|[1-9][0-9]{0,30})(?:\.[0-9]{1,20})?(?:[eE][+-]?[0-9]{1,3})?$/),
  fc.constantFrom('0.00000001', '9007199254740993', '1.10', '-0', '1e400', '1.0', '100', '0.01'),
)
const text = fc.string({ unit: 'grapheme', maxLength: 6 }).map((value) => JSON.stringify(value))
const name = fc.oneof(
  text,
  fc.integer().map((value) => `"${value}"`),
)

/** Any JSON text, with numbers in every notation, and names that JavaScript would reorder. */
export const jsonLiteral: fc.Arbitrary<string> = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    number,
    text,
    fc.constantFrom('true', 'false', 'null'),
    fc.array(tie('value')).map((items) => `[${items.join(', ')}]`),
    fc
      .uniqueArray(fc.tuple(name, tie('value')), { selector: ([key]) => key })
      .map((entries) => `{${entries.map(([key, value]) => `${key}: ${value}`).join(', ')}}`),
  ),
})).value
