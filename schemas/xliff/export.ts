import { publishedIdOf } from '../ids.ts'
import type { Translation } from '../locales.ts'
import type { File, Unit } from './model.ts'
import { translatablesOf } from './translatables.ts'
import { unitOf } from './units.ts'

type Fields = Record<string, unknown>

/** Returns a document for export: all its texts, or only those with a missing or stale translation. */
export function exportFile(
  document: Fields & { _id: string },
  only: 'all' | 'open',
  locale: Translation,
): File {
  const units = translatablesOf(document, locale).flatMap(
    (translatable) => unitOf(translatable) ?? [],
  )
  return {
    locale,
    id: publishedIdOf(document._id),
    title: titleOf(document),
    units: only === 'all' ? units : units.filter(isOpen),
  }
}

const isOpen = ({ segments }: Unit) => segments.some(({ state }) => state === 'initial')

function titleOf({ _id, title, summary }: Fields & { _id: string }): string {
  for (const words of [title, summary]) {
    if (typeof words === 'string') return words
    if (typeof words === 'object' && words !== null && 'en' in words) return String(words.en)
  }
  return _id
}
