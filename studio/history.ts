import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import type { Stored } from '../schemas/publishing/stored.ts'

const effect = z.object({ apply: z.array(z.unknown()) })
const transaction = z.object({
  id: z.string(),
  author: z.string().nullish(),
  effects: z.record(z.string(), effect).default({}),
})

export type Transaction = z.infer<typeof transaction>

/** Parses the history's answer, one line of JSON per transaction; the client itself parses an answer of one line. */
function transactionsIn(answer: unknown): Transaction[] {
  if (typeof answer !== 'string') return answer ? [transaction.parse(answer)] : []
  return answer
    .split('\n')
    .filter((text) => text.trim() !== '')
    .map((text) => transaction.parse(JSON.parse(text)))
}

/** Query parameters that ask for each transaction's effects on the documents. */
export const WITH_EFFECTS = { effectFormat: 'mendoza' }

/**
 * Returns transactions that changed one of the documents, without their mutations and without effects on other
 * documents: a transaction of an import has thousands. https://www.sanity.io/docs/http-reference/history
 */
export async function fetchTransactions(
  client: Pick<SanityClient, 'request' | 'config'>,
  ids: readonly string[],
  query: Record<string, string>,
): Promise<Transaction[]> {
  const url = `/data/history/${client.config().dataset}/transactions/${ids.join(',')}`
  const small = { excludeContent: 'true', includeIdentifiedDocumentsOnly: 'true' }
  return transactionsIn(await client.request<unknown>({ url, query: { ...small, ...query } }))
}

/** Whether a transaction, requested with its effects, ended the draft by publishing or discarding it. */
export const endsDraft = (draftId: string) => (one: Transaction) =>
  JSON.stringify(one.effects[draftId]?.apply) === '[0,null]'

const stored = z.looseObject({ _id: z.string(), _type: z.string(), _rev: z.string() })
const answer = z.object({ documents: z.array(z.unknown()) })

/**
 * Returns the one of these documents (a draft or its published document) that had the revision, as of that revision.
 * https://www.sanity.io/docs/http-reference/history
 */
export async function fetchAtRevision(
  client: Pick<SanityClient, 'request' | 'config'>,
  ids: readonly string[],
  revision: string,
): Promise<Stored | undefined> {
  const url = `/data/history/${client.config().dataset}/documents/${ids.join(',')}`
  const { documents } = answer.parse(await client.request<unknown>({ url, query: { revision } }))
  return documents
    .flatMap((one) => stored.safeParse(one).data ?? [])
    .find(({ _rev }) => _rev === revision)
}
