import type { LocalizedText } from '../../content/model/localized-text.ts'
import type { PageData } from '../../content/model/page-data.ts'

/** The texts of a page's picture, in Latin letters only. */
export interface PictureSubject {
  /** Absent when it cannot be drawn. */
  siteName?: string | undefined
  section?: string | undefined
  title: string
  method?: string | undefined
  /** Path of the operation, or of the page. */
  path?: string | undefined
}

/**
 * The title above method and path of the page's operation. Text that cannot be drawn is taken from `english`, the same
 * page in English; without any, method and path stand alone.
 */
export function pictureSubject(
  page: PageData,
  siteName: string,
  english: PageData | undefined,
): PictureSubject {
  const first = page.body.find((block) => block._type === 'operation')?.operation
  const drawn = (words: (page: PageData) => LocalizedText | undefined) =>
    [page, english].map((one) => textInFont((one && words(one)?.text) ?? '')).find(Boolean)
  const title = drawn((one) => one.title)
  const path = first?.path ?? `/${page.path}`
  return {
    siteName: textInFont(siteName),
    section: drawn(({ breadcrumbs }) => breadcrumbs.at(-2)?.label),
    title: title ?? path,
    method: first?.method,
    path: title === undefined ? undefined : path,
  }
}

/** The texts of the landing page's picture. */
export function landingSubject(siteName: string, tagline: string): PictureSubject {
  const name = textInFont(siteName)
  return { title: name === undefined ? 'API' : `${name} API`, path: textInFont(tagline) }
}

/** Latin letters, digits and English punctuation: the characters of the bundled font. */
const LATIN = /^[\u0020-\u007e\u00a0-\u017f\u2013\u2014\u2018\u2019\u201c\u201d\u2026]+$/

/**
 * `text` if the font has all of its characters, else undefined. A Chinese font is larger than the rest of the site, and
 * the renderer would fetch a missing font from an external host.
 */
export function textInFont(text: string): string | undefined {
  return LATIN.test(text) ? text : undefined
}
