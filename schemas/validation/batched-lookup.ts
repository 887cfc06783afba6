import { lakeOf, type QueryClient } from './memoise.ts'

/** Time in ms for which a query waits for more keys: too short to notice. */
const MOMENT_MS = 20
/** Maximum keys per query: an answer about hundreds of pages would block the page. */
const AT_MOST = 60

interface Question<T> {
  keys: Set<string>
  /** Whether keys can still be added. */
  isOpen: boolean
  answer: Promise<ReadonlyMap<string, T>>
}

/**
 * Returns a look-up of single keys in batches: keys requested from a lake within a moment, and while its previous query
 * runs, share one query. A check of hundreds of documents sends about ten. Resolves with undefined for a key without an
 * answer.
 */
export function batchedLookup<T>(
  ask: (client: QueryClient, keys: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): (client: QueryClient, key: string) => Promise<T | undefined> {
  const last = new Map<string, Question<T>>()

  function begin(client: QueryClient, lake: string): Question<T> {
    const moment = new Promise((resolve) => setTimeout(resolve, MOMENT_MS))
    const answer = Promise.allSettled([last.get(lake)?.answer, moment]).then(() => {
      question.isOpen = false
      return ask(client, [...question.keys])
    })
    const question: Question<T> = { keys: new Set(), isOpen: true, answer }
    last.set(lake, question)
    return question
  }

  return async (client, key) => {
    const lake = lakeOf(client)
    const known = last.get(lake)
    const question = known?.isOpen && known.keys.size < AT_MOST ? known : begin(client, lake)
    question.keys.add(key)
    return (await question.answer).get(key)
  }
}
