import type { SanityClient } from '@sanity/client'

/** The part of a client that checks use. */
export type QueryClient = Pick<SanityClient, 'fetch' | 'config'>

/** Maximum number of cached answers. */
const KEPT = 2000

/** Identifies the lake of a client. */
export function lakeOf(client: Pick<QueryClient, 'config'>): string {
  const { apiHost, projectId, dataset } = client.config()
  return [apiHost, projectId, dataset].join(' ')
}

/**
 * Caches the answer of `ask` for the same ids for `ms`, because checks run at every key press. Simultaneous calls share
 * one query. A failed answer is not cached.
 */
export function memoise<T>(
  ask: (client: QueryClient, ids: readonly string[]) => Promise<T>,
  ms: number,
): (client: QueryClient, ids: readonly string[]) => Promise<T> {
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
