import type { SanityClient } from '@sanity/client'
import { type Locale, locales } from '../../web/config/locales.ts'
import { markerWords } from './marker.ts'

/** Words that one writer alone changes; `name` is found in nothing else. */
export interface Line {
  name: string
  writer: number
  page: OwnPage
}

export interface OwnPage {
  id: string
  path: string
  title: string
  lines: Line[]
}

const fields: Record<Locale, 'en' | 'zhTW'> = { en: 'en', 'zh-TW': 'zhTW' }

const PREFIX = 'page-soak-'

/**
 * A page for each writer alone, and one in which each has a line. Their names are those of this run:
 * what is kept of an earlier one must not be taken for theirs.
 */
export function ownPages(writers: number): OwnPage[] {
  const run = Date.now().toString(36)
  const all = Array.from({ length: writers }, (_, writer) => writer)
  const page = (which: string, own: number[]): OwnPage => {
    const name = `${run}${which}`
    const made: OwnPage = {
      id: `${PREFIX}${name}`,
      path: `v5/soak-${name}`,
      title: `Soak ${name}`,
      lines: [],
    }
    made.lines = own.map((writer) => ({ name: `soak${name}w${writer}`, writer, page: made }))
    return made
  }
  return [...all.map((writer) => page(`p${writer}`, [writer])), page('all', all)]
}

/** Makes the pages, each line at 0; returns the id of the transaction. */
export async function createPages(lake: SanityClient, pages: readonly OwnPage[]): Promise<string> {
  const transaction = lake.transaction()
  for (const { id, path, title, lines } of pages) {
    const body = (locale: Locale) =>
      lines.map(({ name }) => ({
        _type: 'block',
        _key: name,
        style: 'normal',
        markDefs: [],
        children: [{ _type: 'span', _key: 'words', marks: [], text: markerWords[locale](name, 0) }],
      }))
    transaction.create({
      _id: id,
      _type: 'page',
      path: { _type: 'slug', current: path },
      title: { _type: 'localeString', en: title, zhTW: `${title} 頁` },
      description: { _type: 'localeString', en: 'It comes and goes.', zhTW: '它來了又去。' },
      body: { _type: 'localeBody', en: body('en'), zhTW: body('zh-TW') },
    })
  }
  return (await transaction.commit({ returnDocuments: false })).transactionId
}

/** Deletes the pages of this and of every interrupted run. */
export async function deletePages(lake: SanityClient): Promise<void> {
  const ids = await lake.fetch<string[]>(
    '*[string::startsWith(_id, $page) || string::startsWith(_id, $draft)]._id',
    { page: PREFIX, draft: `drafts.${PREFIX}` },
    { perspective: 'raw' },
  )
  const transaction = lake.transaction()
  for (const id of ids) transaction.delete(id)
  if (ids.length > 0) await transaction.commit({ returnDocuments: false })
}

/** What brings a line to `count` in its draft: an edit for each language, as a writer makes them. */
export function edits({ name, page }: Line, count: number) {
  return locales.map((locale) => ({
    actionType: 'sanity.action.document.edit' as const,
    draftId: `drafts.${page.id}`,
    publishedId: page.id,
    patch: {
      set: {
        [`body.${fields[locale]}[_key=="${name}"].children[0].text`]: markerWords[locale](
          name,
          count,
        ),
      },
    },
  }))
}

export const publication = ({ page }: Line) => ({
  actionType: 'sanity.action.document.publish' as const,
  draftId: `drafts.${page.id}`,
  publishedId: page.id,
})
