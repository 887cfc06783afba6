import { locales } from '../config/locales.ts'
import { pageHref } from '../config/paths.ts'
import {
  changelogTag,
  deprecatedTag,
  errorRowsTag,
  historyTag,
  linksTag,
  linkTag,
  pathTag,
  sidebarsTag,
  versionsTag,
} from '../config/tags.ts'
import type { PageData } from '../content/model/page-data.ts'

export interface DocumentChange {
  id: string
  type: string
  path?: string | null | undefined
  pathBefore?: string | null | undefined
  /** False when its path and label are unchanged. */
  linkChanged?: boolean | null | undefined
}

/**
 * The documents that a page's records are built from: those that it shows, the pages in its breadcrumbs, and for a
 * changelog the pages that its entries name. Other links, the meaning of likely errors, and the page's history are not
 * in the records.
 */
export function recordDependencies(page: PageData): string[] {
  const named = page.body.some(({ _type }) => _type === 'changelog')
  const documents = page.dependencies.filter((tag) =>
    tag === linksTag || tag.startsWith(linkTag(''))
      ? named
      : tag !== versionsTag &&
        tag !== deprecatedTag &&
        !tag.startsWith(pathTag('')) &&
        !tag.startsWith(errorRowsTag('')) &&
        !tag.startsWith(historyTag()),
  )
  const crumbs = page.breadcrumbs.flatMap(({ href }) => (href ? [crumb(href)] : []))
  return [...new Set([...documents, ...crumbs])]
}

/** The dependencies of records that a change affects. */
export function changedDependencies({ id, type, ...change }: DocumentChange): string[] {
  if (type === 'changelogEntry') return [id, changelogTag]
  if (type === 'sidebar') return [id, sidebarsTag]
  if (type !== 'page' || change.linkChanged === false) return [id]
  const paths = [change.path, change.pathBefore].filter((path) => path != null)
  const crumbs = paths.flatMap((path) => locales.map((locale) => crumb(pageHref(path, locale))))
  return [...new Set([id, linkTag(id), linksTag, ...crumbs])]
}

const crumb = (href: string) => `crumb:${href}`
