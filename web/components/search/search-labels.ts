import type { Locale } from '../../locales.ts'
import { messages } from '../../messages/messages.ts'

const names = [
  'button',
  'placeholder',
  'clear',
  'close',
  'start',
  'noResults',
  'try',
  'report',
  'reportLink',
  'failed',
  'failedHint',
  'retry',
  'reload',
  'seeAll',
  'results',
  'keyMove',
  'keyOpen',
  'keyClose',
  'title',
  'titleFor',
  'inputPlaceholder',
  'inputLabel',
  'foundOne',
  'foundMany',
  'foundNone',
  'more',
  'fetching',
] as const

/** The words of the search; `{q}` and `{count}` are filled in by the browser. */
export type SearchLabels = Record<(typeof names)[number], string>

/** For the server to hand to the search components, which carry no message files. */
export function searchLabels(locale: Locale): SearchLabels {
  const all = messages[locale]
  const pick = (name: (typeof names)[number]) => [name, all[`search.${name}`]]
  // Every name is there: the keys come from the list that the type is made of.
  return Object.fromEntries(names.map(pick)) as SearchLabels
}
