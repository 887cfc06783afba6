import type { TextBlock } from '../../blocks/block/model.ts'
import type { Block } from '../../blocks/lists/model.ts'
import { mapTexts } from '../../blocks/lists/text.ts'

export interface Query {
  text: string
  matchCase: boolean
}

/** Where words are found: in which block, as which of its matches, and between which words. */
export interface Match {
  block: string
  number: number
  before: string
  found: string
  after: string
}

/** A part of a text, in letters. */
interface Range {
  start: number
  end: number
}

/** Words that are shown around a match. In letters. */
const AROUND = 48

/** All matches in the words of `blocks`, in the order in which they are read. */
export function matchesIn(blocks: readonly Block[], query: Query): Match[] {
  return blocks.flatMap((block) => {
    const found: Match[] = []
    eachText(block, (text) => {
      for (const { start, end } of rangesOf(text, query))
        found.push({
          block: block._key,
          number: found.length,
          before: text.slice(Math.max(0, start - AROUND), start),
          found: text.slice(start, end),
          after: text.slice(end, end + AROUND),
        })
      return []
    })
    return found
  })
}

/** The block with `replacement` in the place of each match, or of the one with the number `only`. */
export function replaceIn(block: Block, query: Query, replacement: string, only?: number): Block {
  let count = 0
  return eachText(
    block,
    (text) =>
      rangesOf(text, query).filter(() => {
        const number = count++
        return only === undefined || number === only
      }),
    replacement,
  )
}

/** How often `query` is in `text`. */
export const occurrences = (text: string, query: Query): number => rangesOf(text, query).length

/** Meets each text of a block, and puts `replacement` where `ranges` says. */
function eachText(block: Block, ranges: (text: string) => Range[], replacement = ''): Block {
  return mapTexts(block, {
    line: (text) => spliced(text, 0, ranges(text), replacement),
    text: (text) => {
      const children = text.children ?? []
      const found = ranges(children.map((span) => span.text ?? '').join(''))
      return found.length === 0
        ? text
        : { ...text, children: inSpans(children, found, replacement) }
    },
  })
}

/** What replaces a match has the marks of its first letter. */
function inSpans(children: TextBlock['children'], ranges: Range[], replacement: string) {
  let end = 0
  const changed = children.map((span) => {
    const start = end
    end += span.text.length
    return { ...span, text: spliced(span.text, start, ranges, replacement) }
  })
  const filled = changed.filter(({ text }) => text !== '')
  return filled.length > 0 ? filled : changed.slice(0, 1)
}

/** A part of a text, which begins there at `from`, with `replacement` where a range begins and no more of it. */
function spliced(text: string, from: number, ranges: readonly Range[], replacement: string) {
  const to = from + text.length
  let result = ''
  let at = from
  for (const { start, end } of ranges) {
    if (end <= from || start >= to) continue
    result += text.slice(at - from, Math.max(0, start - from))
    if (start >= from) result += replacement
    at = Math.min(end, to)
  }
  return result + text.slice(at - from)
}

function rangesOf(text: string, { text: asked, matchCase }: Query): Range[] {
  if (asked === '') return []
  const pattern = new RegExp(asked.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), matchCase ? 'gu' : 'giu')
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }))
}
