import { withHeadingWords } from '../../blocks/heading/words.ts'
import { isHeading } from '../../blocks/heading-style.ts'
import type { Block } from '../../blocks/lists/model.ts'
import { wordlessTypes } from '../../blocks/registry.ts'
import { isBlock } from '../../schemas/is-block.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { pairsOf, type Unit, unitText } from './units.ts'
import { valueAt, withValueAt } from './values.ts'

/**
 * The English block, keys and marks included, as what the translation is written over: words that
 * are translated already stay, others are `blank` or English. Code and pictures within it are left
 * out: they show in every language.
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
    else if (others === 'blank') copy = withUnit(copy, blank(pair.english))
  }
  return copy
}

/** A unit of the same kind and style without words. */
export function blank(unit: Unit): Unit {
  if (unit.kind === 'plain') return { ...unit, text: '' }
  const span = { _type: 'span' as const, _key: 's0', text: '', marks: [] }
  return { ...unit, block: { ...unit.block, markDefs: [], children: [span] } }
}

/** A block with one unit of it replaced. */
export function withUnit(block: Block, unit: Unit): Block {
  const before = valueAt(block, unit.path)
  const value = unit.kind === 'rich' ? { ...unit.block } : withWords(before, unit.text)
  const changed = unit.path.length === 0 ? value : withValueAt(block, unit.path, value)
  // At a unit's place stands what its kind says, so that the block stays of its type.
  return { ...(changed as Block), _key: block._key }
}

/** A line with other words; that of a heading is the heading. */
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
