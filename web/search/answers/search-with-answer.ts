import { type BroadenedResult, type SearchAnswer, searchBroadly } from '../query/search-broadly.ts'
import type { SearchRecord } from '../record.ts'
import { answerOf, type InstantAnswer } from './answer.ts'
import { readQuestion } from './read-question.ts'
import { type SubjectSearch, subjectSearch } from './subject-search.ts'

/** A server's result, with the hits of a search without grouping. */
export interface AnswerWithHits extends SearchAnswer {
  hits?: { document: Partial<SearchRecord> }[]
}

interface ResultsWithAnswer<Found> {
  results: BroadenedResult<Found>[]
  /** The fact that the first search asks for, when it is certain. */
  answer?: InstantAnswer
}

/**
 * The results of `searchBroadly`, and the fact that the first search asks for. The search for its subject is part of
 * the same request; a search that asks for no fact sends no additional one.
 */
export async function searchWithAnswer<Search extends SubjectSearch, Found extends AnswerWithHits>(
  searches: readonly Search[],
  ask: (searches: Search[]) => Promise<Found[]>,
): Promise<ResultsWithAnswer<Found>> {
  const [first] = searches
  const question = first && (first.page ?? 1) === 1 ? readQuestion(first.q ?? '') : undefined
  if (!first || !question) return { results: await searchBroadly(searches, ask) }
  let subject: Found | undefined
  let isFirst = true
  const results = await searchBroadly(searches, async (all) => {
    if (!isFirst) return ask(all)
    isFirst = false
    const found = await ask([...all, subjectSearch(first, question)])
    subject = found[all.length]
    return found.slice(0, all.length)
  })
  const answer = answerOf(question, subject?.hits?.map(({ document }) => document) ?? [])
  return answer ? { results, answer } : { results }
}
