import type { SanityClient } from '@sanity/client'
import { type Locale, localeConfig, locales } from '../../web/config/locales.ts'

/** Words that one writer alone changes; `name` is found in nothing else. */
export interface Line {
  name: string
  writer: number
  page: OwnPage
}

export interface OwnPage {
  id: string
  path: string
  lines: Line[]
}

/** The words of a line that was published for the `count`th time. */
export const markerWords: Record<Locale, (line: string, count: number) => string> = {
  en: (line, count) => `${line} stands at ${count}.`,
  'zh-TW': (line, count) => `${line} 現在是 ${count}。`,
}

/** The lowest count at which `line` stands in a text; undefined when it does not stand there. */
export function markerCount(text: string, line: string): number | undefined {
  const counts = [...text.matchAll(new RegExp(`${line} \\D{1,12}(\\d+)`, 'g'))]
  return counts.length === 0 ? undefined : Math.min(...counts.map(([, count]) => Number(count)))
}

/** A page for each writer alone, and one in which each has a line. */
export function ownPages(writers: number): OwnPage[] {
  const all = Array.from({ length: writers }, (_, writer) => writer)
  const page = (which: string, own: number[]): OwnPage => {
    const made: OwnPage = { id: `page-soak-${which}`, path: `v5/soak-${which}`, lines: [] }
    made.lines = own.map((writer) => ({ name: `soak${which}w${writer}`, writer, page: made }))
    return made
  }
  return [...all.map((writer) => page(`p${writer}`, [writer])), page('all', all)]
}

/** Makes the pages, each line at 0; returns the id of the transaction. */
export async function createPages(lake: SanityClient, pages: readonly OwnPage[]): Promise<string> {
  const transaction = lake.transaction()
  for (const { id, path, lines } of pages) {
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
      title: { _type: 'localeString', en: `Soak ${id}`, zhTW: `Soak ${id} 頁` },
      description: { _type: 'localeString', en: 'It comes and goes.', zhTW: '它來了又去。' },
      body: { _type: 'localeBody', en: body('en'), zhTW: body('zh-TW') },
    })
  }
  return (await transaction.commit({ returnDocuments: false })).transactionId
}

/**
 * Brings a line to `count` and publishes it. A page of its own a writer edits
 * first, language by language, and publishes then; where others write too, all is one transaction, lest one publishes
 * half of another's.
 */
export async function publishLine(
  lake: SanityClient,
  { name, page }: Line,
  count: number,
): Promise<void> {
  const which = { draftId: `drafts.${page.id}`, publishedId: page.id }
  const edits = locales.map((locale) => {
    const field = `body.${localeConfig[locale].field}[_key=="${name}"].children[0].text`
    const set = { [field]: markerWords[locale](name, count) }
    return { actionType: 'sanity.action.document.edit' as const, ...which, patch: { set } }
  })
  const publication = { actionType: 'sanity.action.document.publish' as const, ...which }
  const steps = page.lines.length > 1 ? [[...edits, publication]] : [...edits, publication]
  for (const step of steps) await lake.action(step)
}
