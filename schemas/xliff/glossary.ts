import { plain } from './inline.ts'
import type { File, Unit } from './model.ts'

/** A term of the glossary with its translation. */
export interface Term {
  term: string
  target: string
  note?: string
}

/** Adds a note to each text for every glossary term in it. */
export function withGlossary(file: File, terms: readonly Term[]): File {
  const known = terms.map((term) => ({ hint: hintOf(term), pattern: patternOf(term.term) }))
  const noted = (unit: Unit): Unit => {
    const text = unit.segments.map(({ source }) => plain(source)).join('\n')
    const hints = known.filter(({ pattern }) => pattern.test(text))
    const notes = hints.map(({ hint }) => ({ category: 'glossary' as const, text: hint }))
    return { ...unit, notes: [...unit.notes, ...notes] }
  }
  return { ...file, units: file.units.map(noted) }
}

const hintOf = ({ term, target, note }: Term) => `${term} → ${target}${note ? ` (${note})` : ''}`

/** Matches the term as a whole word, singular or plural, ignoring case. */
const patternOf = (term: string) =>
  new RegExp(
    `(?<![A-Za-z0-9])${term.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?:e?s)?(?![A-Za-z0-9])`,
    'i',
  )
