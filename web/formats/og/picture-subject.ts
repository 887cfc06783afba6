import type { PageData } from '../../content/model/page-data.ts'
import { drawable } from './drawable.ts'

/** What a picture of a page says, in Latin letters only. */
export interface PictureSubject {
  /** Absent when it cannot be drawn. */
  siteName?: string | undefined
  section?: string | undefined
  /** Large. */
  title: string
  method?: string | undefined
  /** Path of the endpoint, or of the page. */
  path?: string | undefined
}

/** The title, if it can be drawn, above method and path of the page's endpoint; else these alone. */
export function pictureSubject(page: PageData, siteName: string): PictureSubject {
  const first = page.body.find((block) => block._type === 'operation')?.operation
  const title = drawable(page.title.text)
  const path = first?.path ?? `/${page.path}`
  const section = page.breadcrumbs.at(-2)
  return {
    siteName: drawable(siteName),
    section: section && drawable(section.label.text),
    title: title ?? path,
    method: first?.method,
    path: title === undefined ? undefined : path,
  }
}

/** The same of the landing page. */
export function landingSubject(siteName: string, tagline: string): PictureSubject {
  const name = drawable(siteName)
  return { title: name === undefined ? 'API' : `${name} API`, path: drawable(tagline) }
}
