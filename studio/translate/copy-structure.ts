import { withHeadingWords } from '../../blocks/heading/words.ts'
import { isHeading } from '../../blocks/heading-style.ts'
import type { Block } from '../../blocks/lists/model.ts'
import { wordlessTypes } from '../../blocks/registry.ts'
import { isBlock } from '../../schemas/is-block.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { pairsOf, type Unit, unitText } from './units.ts'
import { valueAt, withValueAt } from './values.ts'

/**
 * Returns a copy of the English block, with its keys and marks, to translate in place: existing translations are kept,
 * and other text is English or `blank`. Code and images in it are omitted, because all languages share them.
 */
export function copyStructure(
  english: Block,
  translated: Block | undefined,
  others: 'english' | 'blank' = 'english',
): Block {
  let copy = withoutWordless(english)
  for (const pair of pairsOf(english, translated)) {
    const isThere = pair.translated && unitText(pair.translated).trim() !== ''
    if (pair.translated && isThere)
      copy = withUnit(copy, { ...pair.translated, path: pair.english.path })
    else if (others === 'blank') copy = withUnit(copy, emptyUnit(pair.english))
  }
  return copy
}

/** Returns a unit of the same kind and style without text. */
export function emptyUnit(unit: Unit): Unit {
  if (unit.kind === 'plain') return { ...unit, text: '' }
  const span = { _type: 'span' as const, _key: 's0', text: '', marks: [] }
  return { ...unit, block: { ...unit.block, markDefs: [], children: [span] } }
}

/** Returns the block with one unit replaced. */
export function withUnit(block: Block, unit: Unit): Block {
  const before = valueAt(block, unit.path)
  const value = unit.kind === 'rich' ? { ...unit.block } : withWords(before, unit.text)
  const changed = unit.path.length === 0 ? value : withValueAt(block, unit.path, value)
  // A unit's value always has the type of its place, so the block keeps its type.
  return { ...(changed as Block), _key: block._key }
}

/** Returns a plain value with other text; the plain value of a heading is the heading block itself. */
const withWords = (line: unknown, text: string): unknown =>
  isBlock(line) && isHeading(line) ? withHeadingWords(line, text) : text

function withoutWordless<T>(value: T): T {
  if (Array.isArray(value)) {
    const kept = value.filter((item) => !isWordless(item)).map(withoutWordless)
    return kept as T
  }
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, withoutWordless(inner)])
  return Object.fromEntries(entries) as T
}

const isWordless = (item: unknown): boolean =>
  isRecord(item) && typeof item['_type'] === 'string' && wordlessTypes.includes(item['_type'])
