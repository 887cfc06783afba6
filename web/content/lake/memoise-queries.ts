import type { SanityClient } from '@sanity/client'

/** So many are held that what pages share stays, and the bodies of all of them do not. */
const HELD = 1000

/**
 * A client that asks each question once and gives the same answer again, for reading many pages in
 * one go: what they share, such as their sidebar, is read once. It sees no later change of what it holds.
 */
export function memoiseQueries(client: SanityClient): SanityClient {
  const answers = new Map<string, Promise<unknown>>()
  const fetch = (query: string, params: Record<string, unknown> = {}): Promise<unknown> => {
    const question = JSON.stringify([query, params])
    const known = answers.get(question)
    const answer = known ?? client.fetch<unknown>(query, params)
    // A map keeps the order of insertion, so that what was asked for least lately comes first.
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
