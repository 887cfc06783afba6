import type { SanityClient } from '@sanity/client'
import { textHash } from '../../schemas/text-hash.ts'
import type { PageDocument } from '../seed/documents.ts'
import { comparableContent, DOCUMENTS_PER_REQUEST, type Stored } from '../write-documents/stored.ts'

export interface UpdateResult {
  /** Ids of pages that are updated from the folder. */
  updated: string[]
  /** Ids of pages that changed both in the folder and in the lake since the last import; they are not updated. */
  edited: string[]
  /** Paths of imported pages that are missing from the folder; they are not deleted. */
  gone: string[]
}

/** Hash of a page's content, independent of the order of properties. The version is left out: the lake owns it. */
export function hashOf(page: object): string {
  const { version: _, ...own } = comparableContent(page)
  return textHash(JSON.stringify(sorted(own)))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]))
}

/**
 * Updates the pages that changed in the folder since the last import, unless they have been edited in the lake or have
 * a draft. Throws when a page is edited during the run; pages of earlier requests are written by then, and a second run
 * updates the rest.
 */
export async function updatePages(
  client: SanityClient,
  documents: readonly PageDocument[],
  dryRun: boolean,
): Promise<UpdateResult> {
  const result: UpdateResult = { updated: [], edited: [], gone: [] }
  for (let from = 0; from < documents.length; from += DOCUMENTS_PER_REQUEST) {
    const some = documents.slice(from, from + DOCUMENTS_PER_REQUEST)
    const ids = some.flatMap(({ _id }) => [_id, `drafts.${_id}`])
    const stored = await client.fetch<Stored[]>('*[_id in $ids]', { ids })
    const byId = new Map(stored.map((page) => [page._id, page]))
    const transaction = client.transaction()
    for (const next of some) {
      const page = byId.get(next._id)
      if (!page || page['imported'] === next.imported) continue
      const own = hashOf(page)
      const isSame = own === next.imported
      const isUntouched = own === page['imported'] && !byId.has(`drafts.${next._id}`)
      if (!isSame && !isUntouched) result.edited.push(next._id)
      else {
        result.updated.push(next._id)
        const { _id, _type, version, ...set } = next
        const unset = Object.keys(comparableContent(page)).filter((name) => !(name in next))
        transaction.patch(_id, (patch) =>
          patch.ifRevisionId(String(page['_rev'])).set(set).unset(unset),
        )
      }
    }
    if (!dryRun && transaction.serialize().length > 0)
      await transaction.commit({ visibility: 'sync', returnDocuments: false })
  }
  result.gone = await client.fetch<string[]>(
    `*[_type == "page" && defined(imported) && !(_id in path("drafts.**")) && !(_id in path("versions.**"))
      && !(_id in $ids)] | order(path.current).path.current`,
    { ids: documents.map(({ _id }) => _id) },
  )
  return result
}
