import { isDeepStrictEqual } from 'node:util'
import type { SanityClient } from '@sanity/client'
import type { SeedDocument } from '../seed/documents.ts'

export interface WriteResult {
  /** Ids of documents that were missing and are written. */
  written: string[]
  /** Ids of documents that are in the lake as the folder has them. */
  same: string[]
  /** Ids of documents that the lake has otherwise; they stay. */
  different: string[]
}

interface Stored {
  _id: string
  [property: string]: unknown
}

/** Writes the documents that the lake lacks, in one transaction; what it has stays as it is. */
export async function writeDocuments(
  client: SanityClient,
  documents: SeedDocument[],
): Promise<WriteResult> {
  const ids = documents.map(({ _id }) => _id)
  const stored = await client.fetch<Stored[]>('*[_id in $ids]', { ids })
  const byId = new Map(stored.map((document) => [document._id, document]))
  const missing = documents.filter(({ _id }) => !byId.has(_id))
  if (missing.length > 0) {
    const transaction = client.transaction()
    for (const document of missing) {
      transaction.createIfNotExists<Record<string, unknown>>({ ...document })
    }
    await transaction.commit({ visibility: 'sync' })
  }
  const result: WriteResult = { written: missing.map(({ _id }) => _id), same: [], different: [] }
  for (const document of documents) {
    const existing = byId.get(document._id)
    if (!existing) continue
    const { _rev, _createdAt, _updatedAt, imported: _, ...rest } = existing
    const { imported: __, ...own }: SeedDocument & { imported?: unknown } = document
    const equal = isDeepStrictEqual(rest, own)
    result[equal ? 'same' : 'different'].push(document._id)
  }
  return result
}
