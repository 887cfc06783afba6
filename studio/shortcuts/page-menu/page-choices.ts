import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { draftIdOf, publishedIdOf } from '../../../schemas/ids.ts'
import { eachOf, type LocaleField, localeFields } from '../../../schemas/locales.ts'
import type { Searchable } from '../typeahead/search.ts'

/** A link target of the menu with its title. */
export interface LinkChoice extends Searchable {
  key: string
  detail: string
  id: string
  /** Anchor of a heading on the page. */
  anchor?: string
  /** Whether the page has no published document, which a strong reference needs. */
  isNew: boolean
}

const QUERY = `*[_type == "page" && defined(path.current)] | order(path.current){
  _id, "path": path.current, title
}`

const pages = z.array(
  z.object({
    _id: z.string(),
    path: z.string(),
    title: z.object(eachOf(localeFields, () => z.string().nullish())).nullish(),
  }),
)
type Stored = z.infer<typeof pages>[number]

/** Returns all pages, in their drafts' version, titled in the language `field`. */
export async function pageChoices(
  client: Pick<SanityClient, 'fetch'>,
  field: LocaleField,
): Promise<LinkChoice[]> {
  const stored = pages.parse(await client.fetch<unknown>(QUERY, {}, { perspective: 'raw' }))
  const byId = new Map(stored.map((page) => [page._id, page]))
  const ids = new Set(stored.map(({ _id }) => publishedIdOf(_id)))
  return [...ids].flatMap((id) => {
    const published = byId.get(id)
    const page = byId.get(draftIdOf(id)) ?? published
    return page ? [choiceOf(id, page, field, published === undefined)] : []
  })
}

function choiceOf(
  id: string,
  { path, title }: Stored,
  field: LocaleField,
  isNew: boolean,
): LinkChoice {
  const titles = [field, ...localeFields].flatMap((one) => title?.[one] || [])
  return {
    key: id,
    id,
    title: titles[0] ?? path,
    detail: path,
    words: [...titles.slice(1), path, ...path.split('/').slice(-1)],
    isNew,
  }
}

/** Returns the value of a link annotation to the target. */
export function linkValue({ id, anchor, isNew }: LinkChoice): Record<string, unknown> {
  const waits = { _weak: true, _strengthenOnPublish: { type: 'page', template: { id: 'page' } } }
  return {
    page: { _type: 'reference', _ref: id, ...(isNew && waits) },
    ...(anchor !== undefined && { anchor }),
  }
}
