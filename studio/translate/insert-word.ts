import type { Unit } from './units.ts'

/** Returns the unit with `word` appended. */
export function insertWord(unit: Unit, word: string): Unit {
  if (unit.kind === 'plain') return { ...unit, text: unit.text + word }
  const { children } = unit.block
  const last = children.at(-1)
  const joins = last && last.marks.length === 0
  const added = joins
    ? [...children.slice(0, -1), { ...last, text: last.text + word }]
    : [...children, { _type: 'span' as const, _key: `w${children.length}`, text: word, marks: [] }]
  return { ...unit, block: { ...unit.block, children: added } }
}

/** Returns the unit with every `found` outside code replaced. */
export function replaceWord(unit: Unit, found: string, word: string): Unit {
  if (unit.kind === 'plain') return { ...unit, text: unit.text.replaceAll(found, word) }
  const children = unit.block.children.map((span) =>
    span.marks.includes('code') ? span : { ...span, text: span.text.replaceAll(found, word) },
  )
  return { ...unit, block: { ...unit.block, children } }
}
