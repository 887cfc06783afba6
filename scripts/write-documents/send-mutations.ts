import { randomUUID } from 'node:crypto'
import type { SanityClient } from '@sanity/client'

/** Sends mutations, already JSON, as one transaction: Sanity's own method would serialise them again. */
export async function sendMutations(
  client: SanityClient,
  mutations: readonly string[],
  visibility: 'sync' | 'async',
): Promise<void> {
  await client.request<unknown>({
    method: 'POST',
    url: `/data/mutate/${client.config().dataset}`,
    query: { visibility },
    headers: { 'Content-Type': 'application/json' },
    body: `{"transactionId":"${randomUUID()}","mutations":[${mutations.join()}]}`,
  })
}
