import type { Locale } from '../../../config/locales.ts'
import { messages } from '../../../messages/messages.ts'
import { type RecordType, recordTypes } from '../../../search/record.ts'

const names = [
  'button',
  'placeholder',
  'clear',
  'close',
  'start',
  'recent',
  'lastPages',
  'favourites',
  'favourite',
  'unfavourite',
  'forget',
  'noResults',
  'try',
  'examples',
  'broadened',
  'incomplete',
  'missing',
  'nearest',
  'otherLanguage',
  'allSections',
  'fewerSections',
  'report',
  'reportLink',
  'failed',
  'failedHint',
  'retry',
  'reload',
  'seeAll',
  'results',
  'english',
  'keyMove',
  'keyOpen',
  'keyNewTab',
  'keyClose',
  'title',
  'titleFor',
  'inputPlaceholder',
  'inputLabel',
  'foundOne',
  'foundMany',
  'more',
  'fetching',
  'sections',
  'kinds',
  'version',
  'anyFilter',
  'deprecated',
  'elsewhere',
  'translated',
  'matches',
] as const

/** The texts of the search; the browser fills in `{q}`, `{count}` and `{name}`. */
export type SearchLabels = Record<(typeof names)[number], string> & {
  types: Record<RecordType, string>
}

/** The labels for the client components, which include no message files. */
export function searchLabels(locale: Locale): SearchLabels {
  const all = messages[locale]
  const words = names.map((name) => [name, all[`search.${name}`]])
  const types = recordTypes.map((type) => [type, all[`search.type.${type}`]])
  // The cast is safe: the keys come from the lists from which the type is derived.
  return { ...Object.fromEntries(words), types: Object.fromEntries(types) } as SearchLabels
}
