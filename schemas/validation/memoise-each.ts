import { batchedLookup } from './batched-lookup.ts'
import { memoise, type QueryClient } from './memoise.ts'

/**
 * Caches the answer of `ask` for each id for `ms`. Unknown ids, even of several callers in the same moment, share one
 * query.
 */
export function memoiseEach<T>(
  ask: (client: QueryClient, ids: readonly string[]) => Promise<ReadonlyMap<string, T>>,
  ms: number,
): (client: QueryClient, ids: readonly string[]) => Promise<ReadonlyMap<string, T>> {
  const one = batchedLookup(ask)
  const kept = memoise((client, [id = '']) => one(client, id), ms)
  return async (client, ids) => {
    const answers = await Promise.all(
      [...new Set(ids)].map(async (id) => [id, await kept(client, [id])] as const),
    )
    return new Map(answers.flatMap(([id, answer]) => (answer === undefined ? [] : [[id, answer]])))
  }
}
