import type { TextBlock } from '../../blocks/block/model.ts'
import type { Block } from '../../blocks/lists/model.ts'
import { mapTexts } from '../../blocks/lists/text.ts'

export interface Query {
  text: string
  matchCase: boolean
}

/** One match: the key of its block, its number within the block, and the text before and after it. */
export interface Match {
  block: string
  number: number
  before: string
  found: string
  after: string
}

/** A range of a text, in UTF-16 code units. */
interface Range {
  start: number
  end: number
}

/** Length of the context shown on each side of a match, in UTF-16 code units. */
const AROUND = 48

/** Returns all matches in the text of `blocks`, in reading order. */
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

/** Returns the block with `replacement` in place of each match, or only of the match with the number `only`. */
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

/** Returns the number of matches of `query` in `text`. */
export const occurrences = (text: string, query: Query): number => rangesOf(text, query).length

/** Applies `ranges` to each text of a block, and puts `replacement` in place of each range. */
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

/** A replacement takes the marks of the match's first character. */
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

/** Replaces `ranges` in a part of a text, at offset `from`; a range that began before the part is only cut. */
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
