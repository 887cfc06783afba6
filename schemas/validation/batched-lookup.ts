import { type AskingClient, lakeOf } from './memoised.ts'

/** How long a question waits for others, in ms: nobody notices it. */
const MOMENT_MS = 20
/** Keys of one question at most: an answer about hundreds of pages would keep the page busy. */
const AT_MOST = 60

interface Question<T> {
  keys: Set<string>
  /** Whether more keys can be added. */
  isOpen: boolean
  answer: Promise<ReadonlyMap<string, T>>
}

/**
 * `ask` for one key at a time: what is asked of a lake within the same moment, and while the question
 * before is under way, is asked in one. A check of hundreds of documents asks some ten times. Undefined
 * for a key that has no answer.
 */
export function batchedLookup<T>(
  ask: (client: AskingClient, keys: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): (client: AskingClient, key: string) => Promise<T | undefined> {
  const last = new Map<string, Question<T>>()

  function begin(client: AskingClient, lake: string): Question<T> {
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
