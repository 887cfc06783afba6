import type { SanityClient } from '@sanity/client'
import type { Client } from 'typesense'
import { locales } from '../../config/locales.ts'
import { pathOfAddress } from '../../config/paths.ts'
import { fetchChangedLately, type Lately } from '../../content/revisions/changed-lately.ts'
import type { Revision } from '../../content/revisions/revisions.ts'
import { readIndex } from '../../search/index-state.ts'
import type { Delivery } from '../delivery.ts'

interface Sources {
  content: SanityClient
  /** Undefined where the site does not write the search. */
  search: Client | undefined
  /** The revisions, by document, of which a webhook told this process. */
  told: ReadonlyMap<string, string>
}

/**
 * What the webhook would have told of and may not have, in its words: documents that changed lately,
 * and pages, however old, that the search lacks or has too many. Of a young change the webhook may be
 * under way, so it is not looked at.
 */
export async function missedChanges(
  { content, search, told }: Sources,
  lately: Lately,
): Promise<Delivery[]> {
  const { young, changed, pages } = await fetchChangedLately(content, lately)
  const underWay = new Set(young)
  const indexed = await indexedPages(search)
  const there = new Set(pages.map(({ _id }) => _id))
  const due = new Map(
    [
      ...changed.filter(({ _id, _rev }) => told.get(_id) !== _rev),
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
 * Those of which no webhook told the pages, by the revisions that they were `told` of: what the search alone
 * has not followed makes no page anew.
 */
export const unknownToPages = (
  missed: readonly Delivery[],
  told: ReadonlyMap<string, string>,
): Delivery[] => missed.filter(({ id, rev }) => !rev || told.get(id) !== rev)

/** For each locale that has an index, the paths of the pages in it, by their ids. */
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

// Without knowing better, its address is taken for new and the words of links to it for changed.
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
