import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Span } from '../../blocks/block/model.ts'
import type { Block } from '../../blocks/lists/model.ts'
import { cases } from '../../tests/support/cases.ts'
import { blockText } from '../block-text.ts'
import { anyBlocks } from '../testing/any-blocks.ts'
import { keyed } from '../testing/xliff/keyed.ts'
import { sourceOf } from '../translation-source.ts'
import { applyFile } from './apply.ts'
import { exportFile } from './export.ts'
import { mapLeaves, withWordsOnly } from './leaves.ts'
import type { File, Inline } from './model.ts'
import { readXliff } from './read.ts'
import { writeXliff } from './write.ts'

/** With spans as an editor keeps them: none empty, none like the one before it. */
const normal = (block: Block): Block =>
  mapLeaves(block, (_id, leaf) => {
    if (typeof leaf === 'string') return leaf
    const children: Span[] = []
    for (const span of leaf.children) {
      const last = children.at(-1)
      if (span.text === '') continue
      if (last && last.marks.join() === span.marks.join()) last.text += span.text
      else children.push({ ...span })
    }
    return { ...leaf, children }
  })

const document = (body: object) => ({ _id: 'page-a', _type: 'page', title: { en: 'A' }, body })

/** What comes back of a file that an agency has filled by `translate`. */
function sentAndBack(doc: object, translate: (file: File) => File) {
  const file = exportFile({ ...doc, _id: 'page-a' }, 'all', 'zh-TW')
  const [back] = readXliff(writeXliff([translate(file)], 'zh-TW'))
  if (!back) throw new Error('no file came back')
  return applyFile(back, { ...doc })
}

const filled = (file: File, said = (source: Inline[]) => source): File => ({
  ...file,
  units: file.units.map((unit) => ({
    ...unit,
    segments: unit.segments.map((segment) => ({
      ...segment,
      target: said(segment.source),
      state: 'translated',
    })),
  })),
})

describe('an export that comes back', () => {
  it('with the English as translation gives the same blocks', () => {
    fc.assert(
      fc.property(anyBlocks, (any) => {
        const en = keyed(any.map(normal), 'a')
        const { change, refused } = sentAndBack(document({ en }), (file) => filled(file))
        expect(refused).toEqual([])
        const wanted = en.filter((block) => blockText(block).trim() !== '').map(withWordsOnly)
        expect(change?.set['body.zhTW'] ?? []).toEqual(wanted)
      }),
      cases(100),
    )
  })

  it('with other words gives the same blocks with these words', () => {
    const said = (content: Inline[]): Inline[] =>
      content.map((one) => {
        if (typeof one === 'string') return `譯${one}`
        return one.mark === '<code>' ? one : { ...one, content: said(one.content) }
      })
    fc.assert(
      fc.property(anyBlocks, (any) => {
        const en = keyed(any.map(normal), 'a')
        const { change, refused } = sentAndBack(document({ en }), (file) => filled(file, said))
        expect(refused).toEqual([])
        const wanted = en
          .filter((block) => blockText(block).trim() !== '')
          .map((block) =>
            mapLeaves(withWordsOnly(block), (_id, leaf) => {
              if (typeof leaf === 'string') return leaf === '' ? '' : `譯${leaf}`
              const isCode = (span: Span) => span.marks.includes('code')
              const children = leaf.children.map((span) =>
                isCode(span) ? span : { ...span, text: `譯${span.text}` },
              )
              return { ...leaf, children }
            }),
          )
        expect(change?.set['body.zhTW'] ?? []).toEqual(wanted)
        expect(change?.set['body.zhTWSource'] ?? []).toEqual(
          wanted.map(({ _key }) => {
            const block = en.find((one) => one._key === _key)
            return block && sourceOf(block)
          }),
        )
      }),
      cases(100),
    )
  })

  it('untouched writes nothing, whatever the translation is like', () => {
    fc.assert(
      fc.property(anyBlocks, anyBlocks, (any, other) => {
        const en = keyed(any, 'a')
        const zhTW = keyed(other, 'a')
        const zhTWSource = en.map(sourceOf)
        const back = sentAndBack(document({ en, zhTW, zhTWSource }), (file) => file)
        expect(back.refused).toEqual([])
        expect(back.change).toBeUndefined()
      }),
      cases(100),
    )
  })
})
