import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { badRequest } from '../http/errors.ts'
import { notImplemented } from '../http/unsupported.ts'
import { seqOf } from './log.ts'

export type TransactionsQuery = {
  documentIds: readonly string[]
  /** Null selects all authors. */
  authors: readonly string[] | null
  /** First and last position in the log, inclusive. */
  fromSeq: number
  toSeq: number
  limit: number
  reverse: boolean
  /** Returns only the changes of the requested documents. */
  identifiedOnly: boolean
  mutations: boolean
  effects: boolean
}

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true')
const options = z.object({
  fromTransaction: z.string().default(''),
  toTransaction: z.string().default(''),
  authors: z.string().default(''),
  reverse: flag,
  limit: z.coerce.number().int().min(1).max(10_000).default(100),
  excludeContent: flag,
  excludeMutations: flag,
  includeIdentifiedDocumentsOnly: flag,
  effectFormat: z.string().optional(),
  tag: z.string().optional(),
})

function place(database: DatabaseSync, transactionId: string, otherwise: number): number {
  if (transactionId === '') return otherwise
  const seq = seqOf(database, transactionId)
  if (seq !== null) return seq
  throw badRequest(`Transaction "${transactionId}" not found: it is not of this dataset`)
}

/** The options of a transactions call; throws 400 for a wrong value, 501 for an unknown option. */
export function transactionsQuery(
  database: DatabaseSync,
  url: URL,
  documentIds: readonly string[],
): TransactionsQuery {
  const unknown = [...url.searchParams.keys()].find((name) => !Object.hasOwn(options.shape, name))
  if (unknown !== undefined) throw notImplemented(`the option "${unknown}" of a history`)
  const parsed = options.safeParse(Object.fromEntries(url.searchParams))
  if (!parsed.success)
    throw badRequest(`The options cannot be read: ${z.prettifyError(parsed.error)}`)
  const { data } = parsed
  if (data.effectFormat !== undefined && data.effectFormat !== 'mendoza')
    throw notImplemented(`effects in the format "${data.effectFormat}"`)
  return {
    documentIds,
    authors: data.authors === '' ? null : data.authors.split(','),
    fromSeq: place(database, data.fromTransaction, 0),
    toSeq: place(database, data.toTransaction, Number.MAX_SAFE_INTEGER),
    limit: data.limit,
    reverse: data.reverse,
    identifiedOnly: data.includeIdentifiedDocumentsOnly,
    mutations: !data.excludeContent && !data.excludeMutations,
    effects: data.effectFormat !== undefined,
  }
}
