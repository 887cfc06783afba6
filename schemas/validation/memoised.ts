import type { SanityClient } from '@sanity/client'

/** What a check needs of a client. */
export type AskingClient = Pick<SanityClient, 'fetch' | 'config'>

/** Answers kept at most. */
const KEPT = 2000

/** Which lake a client asks. */
export function lakeOf(client: Pick<AskingClient, 'config'>): string {
  const { apiHost, projectId, dataset } = client.config()
  return [apiHost, projectId, dataset].join(' ')
}

/**
 * `ask`, whose answer for the same ids is kept for `ms`: checks run on every key that is pressed and
 * ask a lake once. Of checks at the same moment one asks. A failed answer is not kept.
 */
export function memoised<T>(
  ask: (client: AskingClient, ids: readonly string[]) => Promise<T>,
  ms: number,
): (client: AskingClient, ids: readonly string[]) => Promise<T> {
  const answers = new Map<string, { at: number; answer: Promise<T> }>()
  return (client, ids) => {
    const sorted = [...new Set(ids)].sort()
    const key = [lakeOf(client), ...sorted].join(' ')
    const known = answers.get(key)
    if (known && performance.now() - known.at < ms) return known.answer
    const answer = ask(client, sorted)
    answers.delete(key)
    answers.set(key, { at: performance.now(), answer })
    answer.catch(() => answers.delete(key))
    for (const oldest of answers.keys()) {
      if (answers.size <= KEPT) break
      answers.delete(oldest)
    }
    return answer
  }
}
