import type { SanityClient } from 'sanity'
import { z } from 'zod'
import { draftIdOf, publishedIdOf } from '../../schemas/ids.ts'
import { localeFields } from '../../schemas/locales.ts'
import { fromOf } from '../../schemas/publishing/redirects.ts'
import { pathOf } from '../../schemas/publishing/stored.ts'
import { EMBEDDED, sectionsOf } from '../../schemas/workflow/shown-kinds.ts'
import { pagesIn } from './pages-in.ts'

const OF_PAGES = '*[_type == "page" && _id in $ids].path.current'
const inBodies = localeFields.map((field) => `"changelog" in body.${field}[]._type`).join(' || ')
const SIDEBARS = '*[_type == "sidebar" && _id in $ids]'
const WITH_CHANGELOG = `*[_type == "page" && (${inBodies})].path.current`
const HOLDERS = '*[_type in $types && references($ids)]._id'
const EMBEDDING = '*[_type == "page" && references($ids)].path.current'

/** What is read of a document here. */
export type Shown = { _id: string; _type: string; [field: string]: unknown }

/** All of a document that decides at which paths readers see it, to be compared. */
export const whereabouts = (document: Shown): unknown[] => [
  document._type,
  publishedIdOf(document._id),
  pathOf(document),
  fromOf(document),
  document._type === 'sidebar' ? pagesIn(document) : [],
  document._type === 'announcement' ? sectionsOf(document) : [],
]

const texts = z.array(z.string().nullable()).transform((all) => all.filter((one) => one !== null))

/**
 * Paths at which readers see the document, drafts of pages among them, but for what is around every
 * page. The lake asks the same before it takes what is published: local/lake/access/workflow/shown-at.ts.
 */
export async function shownAt(
  client: Pick<SanityClient, 'fetch'>,
  document: Shown,
): Promise<string[]> {
  const ask = async (query: string, params: Record<string, unknown> = {}) =>
    texts.parse(await client.fetch<unknown>(query, params, { perspective: 'raw' }))
  const { _id, _type } = document
  if (_type === 'page') return [pathOf(document) ?? []].flat()
  if (_type === 'redirect') return [fromOf(document)]
  if (_type === 'changelogEntry') return ask(WITH_CHANGELOG)
  const pathsOf = (ids: string[]) => ask(OF_PAGES, { ids: [...ids, ...ids.map(draftIdOf)] })
  if (_type === 'sidebar') return pathsOf(pagesIn(document))
  if (_type === 'announcement') {
    const ids = sectionsOf(document)
    return pathsOf(pagesIn(await client.fetch<unknown>(SIDEBARS, { ids }, { perspective: 'raw' })))
  }
  if (!EMBEDDED.includes(_type)) return []
  const shown = new Set([publishedIdOf(_id)])
  for (let before = 0; before < shown.size; ) {
    before = shown.size
    const holders = await ask(HOLDERS, { types: EMBEDDED, ids: [...shown] })
    for (const id of holders) shown.add(publishedIdOf(id))
  }
  return ask(EMBEDDING, { ids: [...shown] })
}
