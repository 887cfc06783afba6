import type { SanityClient } from '@sanity/client'
import { evaluate, parse } from 'groq-js'

/** A lake, for tests, that holds nothing but `dataset` and answers queries. */
export function lakeOf(dataset: readonly object[]): SanityClient {
  const fetch = async (query: string, params: Record<string, unknown> = {}) =>
    (await evaluate(parse(query, { params }), { dataset, params })).get()
  // The stand-in answers every overload of `fetch` alike.
  return { fetch } as unknown as SanityClient
}
