import { pageId } from '../../../schemas/ids.ts'
import type { WithEnglish } from '../../../schemas/locales.ts'
import { textHash } from '../../../schemas/text-hash.ts'
import { localised, type PageDocument, reference } from '../../seed/documents.ts'

/** A generated category page, with a card for each entry. */
export interface GeneratedPage {
  route: string
  path: string
  title: WithEnglish<string>
  description?: WithEnglish<string>
  /** Paths of the pages that the cards lead to. */
  pages: string[]
}

export function generatedDocument(page: GeneratedPage, version: string): PageDocument {
  const { path, title, description, pages } = page
  const key = (position: string) => textHash(`${path}#${position}`)
  const cards = pages.map((one, index) => ({
    _type: 'card' as const,
    _key: key(`0/card${index}`),
    page: reference(pageId(one)),
  }))
  return {
    _id: pageId(path),
    _type: 'page',
    path: { _type: 'slug', current: path },
    title: localised(title),
    sidebarLabel: localised(title),
    ...(description && { description: localised(description) }),
    version: reference(version),
    tocMin: 2,
    tocMax: 5,
    body: {
      _type: 'localeBody',
      en: cards.length > 0 ? [{ _type: 'cards', _key: key('0'), cards }] : [],
    },
  }
}
