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

/** The words of the search; `{q}`, `{count}` and `{name}` are filled in by the browser. */
export type SearchLabels = Record<(typeof names)[number], string> & {
  types: Record<RecordType, string>
}

/** For the server to hand to the search components, which carry no message files. */
export function searchLabels(locale: Locale): SearchLabels {
  const all = messages[locale]
  const words = names.map((name) => [name, all[`search.${name}`]])
  const types = recordTypes.map((type) => [type, all[`search.type.${type}`]])
  // Every name is there: the keys come from the lists that the type is made of.
  return { ...Object.fromEntries(words), types: Object.fromEntries(types) } as SearchLabels
}
