import type { Path } from 'sanity'
import type { TextBlock } from '../../blocks/block/model.ts'
import type { Block } from '../../blocks/lists/model.ts'
import { mapTexts } from '../../blocks/lists/text.ts'

/** The smallest that is translated by itself: a paragraph, a cell, a title. */
export type Unit = {
  /** Within the block; empty where it is the block. */
  path: Path
} & ({ kind: 'plain'; text: string } | { kind: 'rich'; block: TextBlock })

/** The words of a block in reading order; what has no words is left out. */
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

/** The words of a unit on one line, code in backticks: alike wherever the same is said. */
export function unitText(unit: Unit): string {
  return unit.kind === 'plain' ? unit.text : inlineText(unit.block)
}

/** The words of a paragraph with its code in backticks. */
export function inlineText({ children }: Pick<TextBlock, 'children'>): string {
  return (children ?? [])
    .map(({ text, marks }) => (marks?.includes('code') ? `\`${text}\`` : (text ?? '')))
    .join('')
}

export interface Pair {
  english: Unit
  /** Absent where the translation has no such place. */
  translated?: Unit
}

/** Each English unit with the one at the same place of the translation. */
export function pairsOf(english: Block, translated: Block | undefined): Pair[] {
  const units = unitsOf(english)
  const all = translated ? within(translated) : []
  const own = new Map(all.map((unit) => [unitKey(unit), unit]))
  return units.map((unit) => {
    const found = own.get(unitKey(unit))
    return found?.kind === unit.kind ? { english: unit, translated: found } : { english: unit }
  })
}

/** The path of a unit as one string. */
export const unitKey = ({ path }: Unit): string => JSON.stringify(path)
