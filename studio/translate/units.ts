import type { Path } from 'sanity'
import type { TextBlock } from '../../blocks/block/model.ts'
import type { Block } from '../../blocks/lists/model.ts'
import { mapTexts } from '../../blocks/lists/text.ts'

/** The smallest translated part: a paragraph, a cell, a title. */
export type Unit = {
  /** Path within the block; empty if the unit is the block itself. */
  path: Path
} & ({ kind: 'plain'; text: string } | { kind: 'rich'; block: TextBlock })

/** Returns the units of a block in reading order, except those without text. */
export function unitsOf(block: Block): Unit[] {
  return within(block).filter((unit) => unitText(unit).trim() !== '')
}

function within(block: Block): Unit[] {
  const units: Unit[] = []
  mapTexts(block, {
    line(text, { path }) {
      units.push({ path, kind: 'plain', text })
      return text
    },
    text(own, { path }) {
      units.push({ path, kind: 'rich', block: own })
      return own
    },
    absent: ({ path }) => units.push({ path, kind: 'plain', text: '' }),
  })
  return units
}

/** Returns a unit's text on one line with code in backticks, which is equal for equal content of either kind. */
export function unitText(unit: Unit): string {
  return unit.kind === 'plain' ? unit.text : inlineText(unit.block)
}

/** Returns a paragraph's text with code in backticks. */
export function inlineText({ children }: Pick<TextBlock, 'children'>): string {
  return (children ?? [])
    .map(({ text, marks }) => (marks?.includes('code') ? `\`${text}\`` : (text ?? '')))
    .join('')
}

export interface Pair {
  english: Unit
  /** Undefined if the translation has no unit at this path. */
  translated?: Unit
}

/** Pairs each English unit with the translation's unit at the same path. */
export function pairsOf(english: Block, translated: Block | undefined): Pair[] {
  const units = unitsOf(english)
  const all = translated ? within(translated) : []
  const own = new Map(all.map((unit) => [unitKey(unit), unit]))
  return units.map((unit) => {
    const found = own.get(unitKey(unit))
    return found?.kind === unit.kind ? { english: unit, translated: found } : { english: unit }
  })
}

/** Returns a unit's path as a string. */
export const unitKey = ({ path }: Unit): string => JSON.stringify(path)
