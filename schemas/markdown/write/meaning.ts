import type { Span, TextBlock } from '../../../blocks/block/model.ts'
import type { HeadingBlock } from '../../../blocks/heading/model.ts'
import { headingWords } from '../../../blocks/heading/words.ts'
import { headingLevel, isHeading } from '../../../blocks/heading-style.ts'
import type { Block } from '../../../blocks/lists/model.ts'
import { isBlock } from '../../is-block.ts'

/**
 * Normalises blocks for a comparison: without keys, marks with their meaning instead of a definition's key, and
 * neighbouring spans with equal marks joined. Headings are reduced to their text, because their marks are never shown.
 */
export function meaning(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(meaning)
  if (typeof value !== 'object' || value === null) return value
  if (isBlock(value) && isHeading(value)) return headingMeaning(value)
  if (isText(value)) {
    const { _key, markDefs, children, ...rest } = value
    return { ...rest, children: spans(children, markDefs ?? []) }
  }
  const entries = Object.entries(value).filter(([name]) => name !== '_key')
  return Object.fromEntries(entries.map(([name, inner]) => [name, meaning(inner)]))
}

function headingMeaning(block: HeadingBlock) {
  const { anchor, aliases } = block
  return {
    _type: 'heading',
    level: headingLevel(block.style),
    text: headingWords(block),
    anchor,
    ...(aliases && { aliases }),
  }
}

function isText(value: object): value is TextBlock {
  return '_type' in value && value._type === ('block' satisfies Block['_type'])
}

function spans(children: Span[], markDefs: TextBlock['markDefs']) {
  const said: { text: string; marks: string[] }[] = []
  const meanings = new Map(markDefs.map(({ _key, ...mark }) => [_key, JSON.stringify(mark)]))
  for (const { text, marks } of children) {
    const own = (marks ?? []).map((mark) => meanings.get(mark) ?? mark).sort()
    const last = said.at(-1)
    if (text === '') continue
    if (last && last.marks.join() === own.join()) last.text += text
    else said.push({ text, marks: own })
  }
  return said
}
