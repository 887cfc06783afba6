import { isDeepStrictEqual } from 'node:util'
import type { SanityClient } from '@sanity/client'
import { fieldOf, type Translation, type TranslationField } from '../../../schemas/locales.ts'
import type { PageDocument } from '../../seed/documents.ts'
import { type MergeConflict, mergePage, type StoredPage } from './merge-page.ts'
import { recordOfEqual } from './record.ts'

/** Pages that one answer holds: a lake's answer has a limit of bytes. */
const AT_ONCE = 100

const published = '!(_id in path("drafts.**")) && !(_id in path("versions.**"))'

export interface PageConflict extends MergeConflict {
  /** The page's id, of the draft where the conflict is there only. */
  id: string
}

export interface UpdateResult {
  /** Ids of documents that took something of the folder, drafts too. */
  updated: string[]
  conflicts: PageConflict[]
  /** Ids of documents that differ, of which no import has told what it wrote; they stay. */
  unknown: string[]
  /** Paths of pages that an import wrote and the folder has no more; they stay. */
  gone: string[]
}

interface Change {
  stored: StoredPage
  set: Record<string, unknown>
  unset: string[]
}

/**
 * Brings what changed in the folder, in English and in `locale`, since the last import into the pages that the lake has, drafts
 * too; what was changed in the Studio since stays. A second run changes nothing. Conflicts are told
 * by every run until lake and folder agree. A page that was published meanwhile ends the run.
 */
export async function updatePages(
  client: SanityClient,
  documents: readonly PageDocument[],
  dryRun: boolean,
  locale: Translation,
): Promise<UpdateResult> {
  const result: UpdateResult = { updated: [], conflicts: [], unknown: [], gone: [] }
  for (let from = 0; from < documents.length; from += AT_ONCE) {
    const some = documents.slice(from, from + AT_ONCE)
    const changes = await changesOf(client, some, result, fieldOf(locale))
    result.updated.push(...changes.map(({ stored }) => stored._id))
    if (!dryRun && changes.length > 0) await write(client, changes)
  }
  result.gone = await client.fetch<string[]>(
    `*[_type == "page" && defined(imported) && ${published} && !(_id in $ids)] | order(path.current).path.current`,
    { ids: documents.map(({ _id }) => _id) },
  )
  return result
}

async function changesOf(
  client: SanityClient,
  documents: readonly PageDocument[],
  result: UpdateResult,
  field: TranslationField,
): Promise<Change[]> {
  const ids = documents.flatMap(({ _id }) => [_id, `drafts.${_id}`])
  const all = await client.fetch<StoredPage[]>('*[_id in $ids]', { ids })
  const byId = new Map(all.map((page) => [page._id, page]))
  const changes: Change[] = []
  for (const next of documents) {
    const told = new Set<string>()
    for (const id of [next._id, `drafts.${next._id}`]) {
      const stored = byId.get(id)
      if (!stored) continue
      // A draft made before the first import knows no more than its page.
      const record =
        stored.imported ?? byId.get(next._id)?.imported ?? recordOfEqual(stored, next, field)
      if (!record) {
        result.unknown.push(id)
        continue
      }
      const { document, conflicts } = mergePage(stored, record, next, field)
      for (const conflict of conflicts) {
        const said = JSON.stringify([conflict.field, conflict.near, conflict.folder])
        if (!told.has(said)) result.conflicts.push({ id, ...conflict })
        told.add(said)
      }
      const change = difference(stored, document)
      if (change) changes.push(change)
    }
  }
  return changes
}

function difference(stored: StoredPage, document: Record<string, unknown>): Change | undefined {
  const before = new Map(Object.entries(stored))
  const set = Object.entries(document).filter(
    ([name, value]) => !isDeepStrictEqual(before.get(name), value),
  )
  const unset = [...before.keys()].filter((name) => !(name in document))
  if (set.length + unset.length === 0) return undefined
  return { stored, set: Object.fromEntries(set), unset }
}

async function write(client: SanityClient, changes: readonly Change[]): Promise<void> {
  const transaction = client.transaction()
  for (const { stored, set, unset } of changes) {
    transaction.patch(stored._id, (patch) => patch.ifRevisionId(stored._rev).set(set).unset(unset))
  }
  try {
    await transaction.commit({ visibility: 'sync' })
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(
      `The lake took none of these ${changes.length} pages: ${reason}. If someone published meanwhile, run it again.`,
      { cause },
    )
  }
}
