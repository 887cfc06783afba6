import fc from 'fast-check'
import { applyPatch } from 'mendoza'
import { describe, expect, it } from 'vitest'
import { encodeMendoza } from './mendoza.ts'

const key = fc.stringMatching(/^[a-c_]{1,2}$/)
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('a', 'b', '限', '😀', 'é', '\ud800') }),
)
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4 }),
    fc.array(fc.record({ _key: fc.constantFrom('k1', 'k2', 'k3'), text, more: tie('value') }), {
      maxLength: 4,
    }),
  ),
}))
const document = fc.dictionary(key, value, { maxKeys: 4 })

const clean = (json: unknown): unknown => JSON.parse(JSON.stringify(json))

describe('encodeMendoza', () => {
  it('turns any document into any other, applied by the official library', () => {
    fc.assert(
      fc.property(document, document, (first, second) => {
        const before = clean(first)
        const after = clean(second)
        const patch = encodeMendoza(first, second)
        expect(clean(applyPatch(before, clean(patch) as unknown[]))).toEqual(after)
      }),
      { numRuns: 3000 },
    )
  })

  it('returns a small patch for a small edit', () => {
    const body = [1, 2, 3].map((n) => ({ _key: `k${n}`, text: '行情 '.repeat(50) }))
    const edited = body.map((block) =>
      block._key === 'k2' ? { ...block, text: `${block.text}!` } : block,
    )
    expect(JSON.stringify(encodeMendoza({ body }, { body: edited })).length).toBeLessThan(60)
  })

  it('creates and deletes documents', () => {
    expect(applyPatch(null, encodeMendoza(null, { a: 1 }))).toEqual({ a: 1 })
    expect(applyPatch({ a: 1 }, encodeMendoza({ a: 1 }, null))).toBeNull()
    expect(encodeMendoza({ a: 1 }, { a: 1 })).toEqual([])
  })
})
