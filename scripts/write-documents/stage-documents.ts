import { isDeepStrictEqual } from 'node:util'
import type { SanityClient } from '@sanity/client'
import { hostedLimits } from '../../schemas/hosted-limits.ts'
import type { SeedDocument } from '../seed/documents.ts'
import { portions } from './portions.ts'
import { sendMutations } from './send-mutations.ts'
import { comparableContent, DOCUMENTS_PER_REQUEST, type Stored } from './stored.ts'

interface Options {
  /** Largest request, in bytes. */
  limit: number
  written: (done: number) => void
}

/**
 * Writes documents that exceed one request: each as a draft, which readers do not see, and then publishes all in one
 * request, or none. A failure removes the drafts; a killed run is continued by the next. Throws when other drafts are
 * in the way.
 */
export async function stageDocuments(
  client: SanityClient,
  documents: readonly SeedDocument[],
  { limit, written }: Options,
): Promise<void> {
  const types = new Map(documents.map(({ _id, _type }) => [_id, _type]))
  // Generated on demand: all at once would take as much memory again as the documents.
  function* drafts(): Generator<object> {
    for (const document of documents) yield { createIfNotExists: draftOf(document, types) }
  }
  await assertOwn(client, documents, types)
  try {
    let done = 0
    for (const some of portions(drafts(), limit)) {
      await sendMutations(client, some, 'async')
      done += some.length
      written(done)
    }
    await client.action(
      documents.map(({ _id }) => ({
        actionType: 'sanity.action.document.publish',
        draftId: `drafts.${_id}`,
        publishedId: _id,
      })),
      { timeout: hostedLimits.mutationMs.most },
    )
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    const left = await remove(client, documents)
    throw new Error(
      `The lake did not take the documents, and none is published. ${left}${reason}`,
      {
        cause,
      },
    )
  }
}

type Draft = SeedDocument & Record<string, unknown>

/** The draft of a document; its references to unpublished documents are weak until publish. */
function draftOf(document: SeedDocument, types: ReadonlyMap<string, string>): Draft {
  const waiting = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(waiting)
    if (typeof value !== 'object' || value === null) return value
    const own = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, waiting(one)]))
    const type = typeof own['_ref'] === 'string' ? types.get(own['_ref']) : undefined
    return type === undefined ? own : { ...own, _weak: true, _strengthenOnPublish: { type } }
  }
  const fields = Object.entries(document).map(([name, value]) => [name, waiting(value)])
  return { ...Object.fromEntries(fields), _id: `drafts.${document._id}`, _type: document._type }
}

/** Throws when the lake has a draft that this import would not write. */
async function assertOwn(
  client: SanityClient,
  documents: readonly SeedDocument[],
  types: ReadonlyMap<string, string>,
): Promise<void> {
  const others: string[] = []
  for (let from = 0; from < documents.length; from += DOCUMENTS_PER_REQUEST) {
    const byId = new Map(
      documents.slice(from, from + DOCUMENTS_PER_REQUEST).map((one) => [`drafts.${one._id}`, one]),
    )
    const stored = await client.fetch<Stored[]>('*[_id in $ids]', { ids: [...byId.keys()] })
    for (const one of stored) {
      const own = byId.get(one._id)
      if (
        !own ||
        !isDeepStrictEqual(comparableContent(one), comparableContent(draftOf(own, types)))
      )
        others.push(one._id)
    }
  }
  if (others.length === 0) return
  throw new Error(
    `Nothing is written: these drafts of somebody are in the way. Publish or discard them.\n  ${others.join('\n  ')}`,
  )
}

/** Removes the drafts; returns a message when that fails too. */
async function remove(client: SanityClient, documents: readonly SeedDocument[]): Promise<string> {
  try {
    for (let from = 0; from < documents.length; from += DOCUMENTS_PER_REQUEST) {
      const transaction = client.transaction()
      for (const { _id } of documents.slice(from, from + DOCUMENTS_PER_REQUEST))
        transaction.delete(`drafts.${_id}`)
      await transaction.commit({ visibility: 'async' })
    }
    return ''
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    return `Drafts of them are left (${reason}); the next import goes on with them. `
  }
}
