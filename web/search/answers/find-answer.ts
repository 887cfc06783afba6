import type { Client } from 'typesense'
import type { Locale } from '../../config/locales.ts'
import { searchAlias } from '../collection.ts'
import { searchParameters } from '../parameters.ts'
import type { SearchRecord } from '../record.ts'
import { answerOf, type InstantAnswer } from './answer.ts'
import { readQuestion } from './read-question.ts'
import { subjectSearch } from './subject-search.ts'

export interface Question {
  q: string
  locale: Locale
  /** Name of the version to search. */
  version: string
}

/**
 * The fact that a query asks for, when it is certain; a query that asks for none is not sent to the server. Throws when
 * the response is not a search server's.
 */
export async function findAnswer(
  client: Client,
  { q, locale, version }: Question,
): Promise<InstantAnswer | undefined> {
  const question = readQuestion(q)
  if (!question) return undefined
  const search = subjectSearch({ ...searchParameters(locale, version), q }, question)
  const documents = client.collections<SearchRecord>(searchAlias(locale)).documents()
  const { hits } = await documents.search(search, {})
  // The client accepts any response with status 200, including a proxy's page.
  if (!hits) throw new Error('What answered as the search answered no result of a search.')
  return answerOf(
    question,
    hits.map(({ document }) => document),
  )
}
