import type { SanityClient } from '@sanity/client'

/**
 * A client that asks each question once and gives the same answer again, for reading many pages in
 * one go: what they share, such as their sidebar, is read once. It never sees a later change.
 */
export function rememberAnswers(client: SanityClient): SanityClient {
  const answers = new Map<string, Promise<unknown>>()
  const fetch = (query: string, params: Record<string, unknown> = {}): Promise<unknown> => {
    const question = JSON.stringify([query, params])
    const known = answers.get(question)
    if (known) return known
    const answer = client.fetch<unknown>(query, params)
    answers.set(question, answer)
    return answer
  }
  return new Proxy(client, {
    get: (target, name) => (name === 'fetch' ? fetch : Reflect.get(target, name, target)),
  })
}
