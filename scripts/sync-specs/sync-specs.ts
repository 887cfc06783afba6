import type { SanityClient } from '@sanity/client'
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
}

export interface SyncResult extends Plan {
  lost: LostPage[]
}

/**
 * Brings operations, channels, enumerations and error codes of the specs into the lake: facts always,
 * words only where nobody edited them. One transaction; a second run writes nothing. Returns what it did, or would.
 */
export async function syncSpecs(
  client: SanityClient,
  options: SpecSyncOptions,
): Promise<SyncResult> {
  const documents = specDocuments(options.read ?? (await readSpecs(options.specs)))
  const stored = await storedDocuments(client)
  const plan = { ...planSync(documents, stored), lost: await lostPages(client, documents) }
  if (options.dryRun || plan.create.length + plan.change.length === 0) return plan

  const transaction = client.transaction()
  for (const document of plan.create)
    transaction.createIfNotExists<Record<string, unknown>>({ ...document })
  for (const { id, rev, set, unset } of plan.change) {
    transaction.patch(id, (patch) => patch.ifRevisionId(rev).set(set).unset(unset))
  }
  try {
    await transaction.commit({ visibility: 'sync' })
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(
      `The lake took none of ${plan.create.length + plan.change.length} documents: ${reason}. If someone published meanwhile, run it again.`,
      { cause },
    )
  }
  return plan
}

/** What the lake holds of the specs, drafts too. */
export function storedDocuments(client: SanityClient): Promise<StoredDocument[]> {
  return client.fetch<StoredDocument[]>(
    '*[_type in ["apiOperation", "apiChannel", "enumDefinition", "errorCode"]]',
  )
}
