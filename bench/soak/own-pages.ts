import type { SanityClient } from '@sanity/client'
import { type Locale, locales } from '../../web/locales.ts'
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

/** A page for each writer alone, and one in which each has a line. */
export function ownPages(writers: number): OwnPage[] {
  const all = Array.from({ length: writers }, (_, writer) => writer)
  return [...all.map((writer) => ownPage(writer, [writer])), ownPage(writers, all)]
}

function ownPage(index: number, writers: number[]): OwnPage {
  const page: OwnPage = {
    id: `page-soak-${index}`,
    path: `v5/soak-${index}`,
    title: `Soak ${index}`,
    lines: [],
  }
  page.lines = writers.map((writer) => ({ name: `soakp${index}w${writer}`, writer, page }))
  return page
}

/**
 * Makes the pages, each line at 0, in the place of those that an interrupted run left. Returns the id of
 * the transaction.
 */
export async function createPages(lake: SanityClient, pages: readonly OwnPage[]): Promise<string> {
  await deletePages(lake, pages)
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

export async function deletePages(lake: SanityClient, pages: readonly OwnPage[]): Promise<void> {
  const transaction = lake.transaction()
  for (const { id } of pages) transaction.delete(`drafts.${id}`).delete(id)
  await transaction.commit()
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
