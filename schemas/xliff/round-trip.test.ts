import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Span } from '../../blocks/block/model.ts'
import type { Block } from '../../blocks/lists/model.ts'
import { cases } from '../../tests/support/cases.ts'
import { blockText } from '../block-text.ts'
import { anyBlocks } from '../testing/any-blocks.ts'
import { withUniqueKeys } from '../testing/xliff/keyed.ts'
import { sourceOf } from '../translation-source.ts'
import { applyFile } from './apply.ts'
import { exportFile } from './export.ts'
import { copyWithTextOnly, mapLeaves } from './leaves.ts'
import type { File, Inline, Segment } from './model.ts'
import { readXliff } from './read.ts'
import { writeXliff } from './write.ts'

/** Normalises spans like an editor: no empty ones, and no two neighbours with equal marks. */
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

/** Exports a document, applies `translate`, and reads the file back. */
function sentAndBack(
  doc: object,
  translate: (file: File) => File,
  save = (xliff: string) => xliff,
) {
  const file = exportFile({ ...doc, _id: 'page-a' }, 'all', 'zh-TW')
  const [back] = readXliff(save(writeXliff([translate(file)], 'zh-TW')))
  if (!back) throw new Error('no file came back')
  return applyFile(back, { ...doc })
}

/** Changes all text except code. */
const said = (content: Inline[]): Inline[] =>
  content.map((one) => {
    if (typeof one === 'string') return `譯${one}`
    return one.mark === '<code>' ? one : { ...one, content: said(one.content) }
  })

/** Changes that tools make to a file when they save it, besides its text. */
const habits = {
  'other ends of lines': (xliff: string) => xliff.replaceAll(/>\n\s*</g, '>\r\n\t<'),
  'no indentation': (xliff: string) => xliff.replaceAll(/>\n\s*</g, '><'),
  'its own name of the language': (xliff: string) =>
    xliff
      .replace('trgLang="zh-TW"', 'trgLang="zh-Hant-TW"')
      .replace('srcLang="en"', 'srcLang="en-GB"'),
  'numbers for characters': (xliff: string) =>
    xliff.replaceAll(/[\u4e00-\u9fff]/g, (one) => `&#x${one.charCodeAt(0).toString(16)};`),
  'attributes of its own': (xliff: string) =>
    xliff
      .replaceAll('<segment ', '<segment canResegment="no" subState="tool:checked" ')
      .replaceAll('<target>', '<target xml:lang="zh-TW" order="1">'),
  'elements of its own': (xliff: string) =>
    xliff.replaceAll(
      /<unit [^>]*>/g,
      (unit) => `${unit}<t:log xmlns:t="urn:tool"><t:by>A</t:by></t:log>`,
    ),
  'another state': (xliff: string) => xliff.replaceAll('state="translated"', 'state="final"'),
} as const
const habit = fc.subarray(Object.values(habits))

/** Adds the white space that splitting tools put between the parts of a text. */
const withBlanks = (xliff: string) =>
  xliff.replaceAll(/<segment [^>]*id="[^"]*-(\d+)"/g, (segment, count: string) => {
    const blank = ' '.repeat(Number(count))
    return `<ignorable><source>${blank}</source><target></target></ignorable>${segment}`
  })

/** Splits each text of several words into two segments and the white space between, as some tools do. */
const parted = (file: File): File => ({
  ...file,
  units: file.units.map((unit) => ({ ...unit, segments: unit.segments.flatMap(inTwo) })),
})

function inTwo(segment: Segment): Segment[] {
  const [text, ...others] = segment.source
  const [said] = segment.target ?? []
  if (typeof text !== 'string' || typeof said !== 'string' || others.length > 0) return [segment]
  const cut = /\S( +)\S/.exec(text)
  if (!cut) return [segment]
  const [, blank = ''] = cut
  const at = cut.index + 1
  const half = (whole: string) => [whole.slice(0, at), whole.slice(at)]
  const [first = '', last = ''] = half(said)
  const id = `${segment.id}-${blank.length}`
  return [
    { ...segment, source: [text.slice(0, at)], target: [first] },
    { ...segment, id, source: [text.slice(at + blank.length)], target: [last] },
  ]
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

describe('an exported file that is imported again', () => {
  it('returns the same blocks if the English is the translation', () => {
    fc.assert(
      fc.property(anyBlocks, (any) => {
        const en = withUniqueKeys(any.map(normal), 'a')
        const { change, refused } = sentAndBack(document({ en }), (file) => filled(file))
        expect(refused).toEqual([])
        const wanted = en.filter((block) => blockText(block).trim() !== '').map(copyWithTextOnly)
        expect(change?.set['body.zhTW'] ?? []).toEqual(wanted)
      }),
      cases(100),
    )
  })

  it('returns the same blocks with other texts', () => {
    fc.assert(
      fc.property(anyBlocks, (any) => {
        const en = withUniqueKeys(any.map(normal), 'a')
        const { change, refused } = sentAndBack(document({ en }), (file) => filled(file, said))
        expect(refused).toEqual([])
        const wanted = en
          .filter((block) => blockText(block).trim() !== '')
          .map((block) =>
            mapLeaves(copyWithTextOnly(block), (_id, leaf) => {
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

  it('returns the same translation however a tool splits and saves it', () => {
    fc.assert(
      fc.property(anyBlocks, habit, fc.boolean(), (any, changes, parts) => {
        const doc = document({ en: withUniqueKeys(any.map(normal), 'a') })
        const plain = sentAndBack(doc, (file) => filled(file, said))
        const saved = sentAndBack(
          doc,
          (file) => (parts ? parted(filled(file, said)) : filled(file, said)),
          (xliff) => changes.reduce((text, change) => change(text), withBlanks(xliff)),
        )
        expect(saved.refused).toEqual([])
        expect(saved.change?.set).toEqual(plain.change?.set)
      }),
      cases(100),
    )
  })

  it('changes nothing if it was not edited, for any translation', () => {
    fc.assert(
      fc.property(anyBlocks, anyBlocks, (any, other) => {
        const en = withUniqueKeys(any, 'a')
        const zhTW = withUniqueKeys(other, 'a')
        const zhTWSource = en.map(sourceOf)
        const back = sentAndBack(document({ en, zhTW, zhTWSource }), (file) => file)
        expect(back.refused).toEqual([])
        expect(back.change).toBeUndefined()
      }),
      cases(100),
    )
  })
})
