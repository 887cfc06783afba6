import type { SanityClient } from '@sanity/client'
import { portions } from '../write-documents/portions.ts'
import { sendMutations } from '../write-documents/send-mutations.ts'
import { LARGEST_REQUEST, writeDocuments } from '../write-documents/write-documents.ts'
import type { DraftedEntry } from './changes/draft-entry.ts'
import { noteChanges } from './changes/note-changes.ts'
import { type LostPage, lostPages } from './lost-pages.ts'
import { type Plan, planSync, type StoredDocument } from './plan.ts'
import { readSpecs, type Specs } from './read-specs.ts'
import { specDocuments } from './spec-documents.ts'

export interface SpecSyncOptions {
  /**
   * Folder of the OpenAPI files, absolute; those of AsyncAPI are in its folder `websocket`, the
   * error codes in `errors`.
   */
  specs: string
  /** What was read of the folder already. */
  read?: Specs
  /** Only says what it would do. */
  dryRun: boolean
  /** From when what changed holds: YYYY-MM-DD; today, where it is left out. */
  date?: string
  /** The specifications were wrong; the API itself is as before. */
  correction?: boolean
  /** Takes what is in no specification any more for removed from the API. */
  removals?: boolean
}

export interface SyncResult extends Plan {
  lost: LostPage[]
  /** The drafted entry of the changelog; undefined where the API is as before. */
  entry?: DraftedEntry
}

/**
 * Brings operations, channels, enumerations and error codes of the specs into the lake: facts always,
 * words only where nobody edited them. What changed of the API becomes the draft of an entry of the changelog.
 * A second run writes nothing, and goes on where one was cut off. Returns what it did, or would.
 */
export async function syncSpecs(
  client: SanityClient,
  options: SpecSyncOptions,
): Promise<SyncResult> {
  const documents = specDocuments(options.read ?? (await readSpecs(options.specs)))
  const stored = await storedDocuments(client)
  const sync = planSync(documents, stored, options.removals)
  const entry = await noteChanges(client, stored, documents, {
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
 * One request where it holds all, which is written or not. A first fill of a lake does not fit: then what is new is
 * written before, and what changed in several requests.
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
    const [first = []] = portions([...made, ...others], LARGEST_REQUEST)
    if (first.length === all) return await sendMutations(client, first, 'sync')
    await writeDocuments(client, create)
    done = create.length
    for (const some of portions(others, LARGEST_REQUEST)) {
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

/** What the lake holds of the specs, drafts too. */
export function storedDocuments(client: SanityClient): Promise<StoredDocument[]> {
  return client.fetch<StoredDocument[]>(
    '*[_type in ["apiOperation", "apiChannel", "enumDefinition", "errorCode"]]',
  )
}
