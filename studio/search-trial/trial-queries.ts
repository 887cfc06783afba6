import { parse } from 'yaml'
import { locales } from '../../schemas/locales.ts'
import { queriesByLocale, queriesOf } from '../../schemas/query-table.ts'
import type { TriedQuery } from '../../schemas/search-trial.ts'
import english from './queries/en.yaml?raw'
import questions from './queries/questions.yaml?raw'
import sentences from './queries/sentences.yaml?raw'
import chinese from './queries/zh-TW.yaml?raw'

/** Returns the queries on which drafts about the search are tried, each once per locale. */
export function trialQueries(): TriedQuery[] {
  const mixed = [sentences, questions].map((text) => queriesByLocale(parse(text)))
  const all = [
    ...queriesOf('en', parse(english)),
    ...queriesOf('zh-TW', parse(chinese)),
    ...mixed.flatMap((table) => locales.flatMap((locale) => table[locale])),
  ]
  return [...new Map(all.map((each) => [`${each.locale} ${each.q}`, each])).values()]
}
