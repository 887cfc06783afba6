import type { SanityClient } from '@sanity/client'
import { portions } from '../write-documents/portions.ts'
import { sendMutations } from '../write-documents/send-mutations.ts'
import { MAX_REQUEST_BYTES, writeDocuments } from '../write-documents/write-documents.ts'
import { draftChangelogEntry } from './changes/draft-changelog-entry.ts'
import type { DraftedEntry } from './changes/draft-entry.ts'
import { type LostPage, lostPages } from './lost-pages.ts'
import { type Plan, planSync, type StoredDocument } from './plan.ts'
import { readSpecs, type Specs } from './read-specs.ts'
import { specDocuments } from './spec-documents.ts'

export interface SpecSyncOptions {
  /** Folder of the OpenAPI files, absolute; AsyncAPI files are in its folder `websocket`, error codes in `errors`. */
  specs: string
  /** The specs, when they were read already. */
  read?: Specs
  /** Only reports; writes nothing. */
  dryRun: boolean
  /** Date from which the changes apply: YYYY-MM-DD; default is today. */
  date?: string
  /** The specifications were wrong; the API itself did not change. */
  correction?: boolean
  /** Marks documents that are missing from the specifications as removed from the API. */
  removals?: boolean
}

export interface SyncResult extends Plan {
  lost: LostPage[]
  /** The drafted changelog entry; undefined if the API did not change. */
  entry?: DraftedEntry
}

/**
 * Writes operations, channels, enumerations and error codes of the specs into the lake: facts always, texts only where
 * nobody edited them. Changes of the API become the draft of a changelog entry. A second run writes nothing, or
 * continues an interrupted one. Returns the changes that it made, or would make.
 */
export async function syncSpecs(
  client: SanityClient,
  options: SpecSyncOptions,
): Promise<SyncResult> {
  const documents = specDocuments(options.read ?? (await readSpecs(options.specs)))
  const stored = await storedDocuments(client)
  const sync = planSync(documents, stored, options.removals)
  const entry = await draftChangelogEntry(client, stored, documents, {
    date: options.date ?? today(),
    correction: options.correction ?? false,
    removed: sync.removed,
  })
  const plan = { ...sync, lost: await lostPages(client, documents), ...(entry && { entry }) }
  if (options.dryRun || plan.create.length + plan.change.length === 0) return plan

  await write(client, plan)
  return plan
}

/**
 * Writes in one request, all or nothing, if that is large enough. The first fill of a lake is not: new documents are
 * written first, and changes in several requests.
 */
async function write(client: SanityClient, { create, change, entry }: SyncResult): Promise<void> {
  const made = create.map((document) => ({ createIfNotExists: document }))
  const others = [
    ...(entry ? [{ createIfNotExists: entry }] : []),
    ...change.map(({ rev, ...patch }) => ({ patch: { ...patch, ifRevisionID: rev } })),
  ]
  const all = made.length + others.length
  let done = 0
  try {
    const [first = []] = portions([...made, ...others], MAX_REQUEST_BYTES)
    if (first.length === all) return await sendMutations(client, first, 'sync')
    await writeDocuments(client, create)
    done = create.length
    for (const some of portions(others, MAX_REQUEST_BYTES)) {
      await sendMutations(client, some, 'sync')
      done += some.length
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(
      `The lake took ${done} of ${all} documents: ${reason}. If someone published meanwhile, run it again: it goes on with the rest.`,
      { cause },
    )
  }
}

const today = () => new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)

/** The lake's documents of the specs, drafts included. */
export function storedDocuments(client: SanityClient): Promise<StoredDocument[]> {
  return client.fetch<StoredDocument[]>(
    '*[_type in ["apiOperation", "apiChannel", "enumDefinition", "errorCode"]]',
  )
}
