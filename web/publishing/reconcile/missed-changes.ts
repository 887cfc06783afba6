import type { SanityClient } from '@sanity/client'
import type { Client } from 'typesense'
import { locales } from '../../config/locales.ts'
import { pathOfAddress } from '../../config/paths.ts'
import { fetchRecentlyChanged, type RecentSpans } from '../../content/revisions/recently-changed.ts'
import type { Revision } from '../../content/revisions/revisions.ts'
import { readIndex } from '../../search/index-state.ts'
import type { Delivery } from '../delivery.ts'

interface Sources {
  content: SanityClient
  /** Undefined when the site does not write the search. */
  search: Client | undefined
  /** The last revision of each document that a webhook delivered to this process. */
  delivered: ReadonlyMap<string, string>
}

/**
 * The changes whose webhook may be lost, as deliveries: recently changed documents, and pages of any age that the
 * search lacks or should no longer have. Young changes are left out, as their webhook may be in transit.
 */
export async function missedChanges(
  { content, search, delivered }: Sources,
  lately: RecentSpans,
): Promise<Delivery[]> {
  const { young, changed, pages } = await fetchRecentlyChanged(content, lately)
  const underWay = new Set(young)
  const indexed = await indexedPages(search)
  const there = new Set(pages.map(({ _id }) => _id))
  const due = new Map(
    [
      ...changed.filter(({ _id, _rev }) => delivered.get(_id) !== _rev),
      ...pages.filter(({ _id }) => indexed.some((paths) => !paths.has(_id))),
    ]
      .filter(({ _id }) => !underWay.has(_id))
      .map((revision) => [revision._id, revision]),
  )
  const known = new Map(indexed.flatMap((paths) => [...paths]))
  const gone = [...known].filter(([id]) => !there.has(id))
  return [
    ...[...due.values()].map((revision) => update(revision, known.get(revision._id))),
    ...gone.map(([id, path]) => removal(id, path)),
  ]
}

/**
 * The changes in `missed` that no webhook delivered for the pages, given the revisions `delivered`: a change
 * that only the search missed regenerates no page.
 */
export const unknownToPages = (
  missed: readonly Delivery[],
  delivered: ReadonlyMap<string, string>,
): Delivery[] => missed.filter(({ id, rev }) => !rev || delivered.get(id) !== rev)

/** The paths of the indexed pages by id, for each locale that has an index. */
async function indexedPages(search: Client | undefined): Promise<Map<string, string>[]> {
  if (!search) return []
  const states = await Promise.all(locales.map((locale) => readIndex(search, locale)))
  return states.flatMap((state) => {
    if (!state) return []
    const paths = [...state.contents.pages].map(
      ([id, { url }]) => [id, pathOfAddress(url)] as const,
    )
    return [new Map(paths)]
  })
}

// Assumes that the path and the label changed, as the previous state is unknown.
const update = ({ _id, _type, _rev, path }: Revision, pathBefore?: string): Delivery => ({
  id: _id,
  type: _type,
  rev: _rev,
  operation: pathBefore === undefined ? 'create' : 'update',
  path,
  pathBefore,
})

const removal = (id: string, path: string): Delivery => ({
  id,
  type: 'page',
  operation: 'delete',
  path: null,
  pathBefore: path,
})
