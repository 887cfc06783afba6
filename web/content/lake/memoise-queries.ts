import type { SanityClient } from '@sanity/client'

/** Maximum number of cached results: enough for the data that pages share, too few for all page bodies. */
const HELD = 1000

/**
 * A client that sends each query once and returns the same result again, for loading many pages in one go: shared data,
 * such as the sidebar, is read once. Later changes in the lake are not seen.
 */
export function memoiseQueries(client: SanityClient): SanityClient {
  const answers = new Map<string, Promise<unknown>>()
  const fetch = (query: string, params: Record<string, unknown> = {}): Promise<unknown> => {
    const question = JSON.stringify([query, params])
    const known = answers.get(question)
    const answer = known ?? client.fetch<unknown>(query, params)
    // A Map keeps insertion order, so re-inserting makes the first key the least recently used.
    answers.delete(question)
    answers.set(question, answer)
    const [oldest] = answers.keys()
    if (answers.size > HELD && oldest !== undefined) answers.delete(oldest)
    return answer
  }
  return new Proxy(client, {
    get: (target, name) => (name === 'fetch' ? fetch : Reflect.get(target, name, target)),
  })
}
