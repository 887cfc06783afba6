import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { headingOf } from '../blocks/heading/heading-of.ts'
import { withAnchors } from './heading-anchors.ts'
import { note } from './testing/blocks.ts'
import { headingsIn } from './validation/headings-in.ts'

const heading = (_key: string, text: string, anchor?: string, aliases?: string[]) =>
  headingOf({ _key, level: 2, text, anchor, aliases })
type Body = Parameters<typeof headingsIn>[0]
const anchorsOf = (body: Body) => headingsIn(body).map(({ block }) => block.anchor)
const named = (en: Body, before: Body = []) => anchorsOf(withAnchors({ en }, { en: before }).en)

describe('withAnchors', () => {
  it('derives unique anchors from headings’ texts', () => {
    const en = [heading('a', 'Limits'), note('n', heading('b', 'Limits')), heading('c', '限制')]
    expect(named(en)).toEqual(['limits', 'limits-1', 'section-3'])
  })

  it('keeps existing anchors, and returns the same body if nothing changes', () => {
    const body = { en: [heading('a', 'Reworded', 'limits', ['quota'])], zhTW: [], other: 1 }
    expect(withAnchors(body)).toBe(body)
    expect(named([...body.en, heading('b', 'Quota')])).toEqual(['limits', 'quota-1'])
  })

  it('restores the anchors and aliases of headings that were cut and pasted', () => {
    const before = [heading('a', 'Rate limits', 'limits', ['quota']), heading('b', 'Errors', 'err')]
    const pasted = withAnchors(
      { en: [heading('b', 'Mistakes'), heading('new', 'Rate limits')] },
      { en: before },
    )
    expect(pasted.en).toMatchObject([{ anchor: 'err' }, { anchor: 'limits', aliases: ['quota'] }])
  })

  it('gives a copied heading a new anchor, and the published heading keeps its own', () => {
    const before = [heading('b', 'Limits', 'limits')]
    const twice = [heading('a', 'Limits', 'limits'), heading('b', 'Limits', 'limits')]
    expect(named(twice, before)).toEqual(['limits-1', 'limits'])
    expect(named(twice)).toEqual(['limits', 'limits-1'])
  })

  it('keeps aliases with one part of a heading that the editor has split', () => {
    const parts = [
      heading('a', 'Rate', 'limits', ['quota']),
      heading('b', 'Limits', 'limits', ['quota']),
    ]
    const { en } = withAnchors({ en: parts })
    expect(en).toEqual([parts[0], heading('b', 'Limits', 'limits-1')])
  })

  it('gives a translated heading the English anchor by key, and others their own', () => {
    const { zhTW } = withAnchors({
      en: [heading('a', 'Limits'), heading('b', 'Errors', 'errors')],
      zhTW: [
        heading('a', '限制'),
        heading('b', '錯誤', 'old'),
        heading('c', '範例'),
        heading('d', 'Errors', 'errors'),
      ],
    })
    expect(zhTW).toMatchObject([
      { anchor: 'limits' },
      { anchor: 'errors', aliases: ['old'] },
      { anchor: 'section-1' },
      { anchor: 'errors-1' },
    ])
  })

  it('ignores values that are no blocks', () => {
    const [half, named] = withAnchors({ en: [null, heading('a', 'A')] }).en
    expect(half).toBeNull()
    expect(named).toMatchObject({ anchor: 'a' })
  })

  it('gives every heading a unique anchor in any page, and is idempotent', () => {
    const any = fc.array(
      fc.record({
        _key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
        text: fc.constantFrom('A', 'B', 'A 1', '', '中', 'section 1'),
        anchor: fc.constantFrom(undefined, 'a', 'b', 'a-1'),
      }),
      { maxLength: 6 },
    )
    const blocks = any.map((all) => all.map((one) => headingOf({ ...one, level: 2 })))
    fc.assert(
      fc.property(blocks, blocks, (en, before) => {
        const body = withAnchors({ en }, { en: before })
        const anchors = anchorsOf(body.en)
        expect(anchors.every(Boolean)).toBe(true)
        expect(new Set(anchors).size).toBe(anchors.length)
        expect(withAnchors(body, body)).toBe(body)
      }),
    )
  })
})
