import { isDeepStrictEqual } from 'node:util'
import type { SanityClient } from '@sanity/client'
import { hostedLimits } from '../../schemas/hosted-limits.ts'
import type { SeedDocument } from '../seed/documents.ts'
import { portions } from './portions.ts'
import { sendMutations } from './send-mutations.ts'
import { stageDocuments } from './stage-documents.ts'
import { comparableContent, DOCUMENTS_PER_REQUEST, type Stored } from './stored.ts'

export interface WriteResult {
  /** Ids of documents that were missing, or to be replaced, and are written. */
  written: string[]
  /** Ids of documents that are the same in lake and folder. */
  same: string[]
  /** Ids of documents that differ in the lake and are kept. */
  different: string[]
}

/** Most bytes of mutations in one request, which leaves space for the rest of the request. */
export const MAX_REQUEST_BYTES = hostedLimits.transactionBytes.most - 100_000

interface Options {
  limit?: number
  /** Overwrites documents that differ in the lake. */
  replace?: boolean
  /** Only reports; writes nothing. */
  dryRun?: boolean
  /** Progress callback with the number of missing documents that are sent. */
  written?: (done: number, all: number) => void
}

/**
 * Writes the documents that the lake lacks, all or none, in as many requests as needed; existing ones are kept unless
 * they are to be replaced. An interrupted run is continued by the next.
 */
export async function writeDocuments(
  client: SanityClient,
  documents: readonly SeedDocument[],
  { limit = MAX_REQUEST_BYTES, replace = false, dryRun = false, written = () => {} }: Options = {},
): Promise<WriteResult> {
  const result: WriteResult = { written: [], same: [], different: [] }
  const missing: SeedDocument[] = []
  for (let from = 0; from < documents.length; from += DOCUMENTS_PER_REQUEST) {
    const some = documents.slice(from, from + DOCUMENTS_PER_REQUEST)
    const ids = some.map(({ _id }) => _id)
    const stored = await client.fetch<Stored[]>('*[_id in $ids]', { ids })
    const byId = new Map(stored.map((document) => [document._id, document]))
    for (const document of some) {
      const existing = byId.get(document._id)
      if (!existing) missing.push(document)
      else if (isDeepStrictEqual(comparableContent(existing), comparableContent(document)))
        result.same.push(document._id)
      else if (replace) missing.push(document)
      else result.different.push(document._id)
    }
  }
  result.written = missing.map(({ _id }) => _id)
  if (dryRun) return result
  const kind = replace ? 'createOrReplace' : 'createIfNotExists'
  // Checked above, and repeated here so that a document created meanwhile is not overwritten.
  const mutations = missing.map((document) => ({ [kind]: document }))
  const [first = []] = portions(mutations, limit)
  if (first.length < missing.length) {
    const told = (done: number) => written(done, missing.length)
    await stageDocuments(client, missing, { limit, written: told })
  } else if (first.length > 0) await sendMutations(client, first, 'sync')
  return result
}
