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

/** A document that changed. */
export interface DocumentChange {
  id: string
  type: string
  path?: string | null | undefined
  pathBefore?: string | null | undefined
  /** False when its path and label are as before. */
  linkChanged?: boolean | null | undefined
}

/**
 * What a page's records are made of: the documents that it shows, the pages whose labels lead to it,
 * and for a changelog those that its entries name. Other links, what likely errors mean, and what the changelog
 * says of a page, leave no trace in the records.
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

/** The dependencies that a change concerns. */
export function changedDependencies({ id, type, ...change }: DocumentChange): string[] {
  if (type === 'changelogEntry') return [id, changelogTag]
  if (type === 'sidebar') return [id, sidebarsTag]
  if (type !== 'page' || change.linkChanged === false) return [id]
  const paths = [change.path, change.pathBefore].filter((path) => path != null)
  const crumbs = paths.flatMap((path) => locales.map((locale) => crumb(pageHref(path, locale))))
  return [...new Set([id, linkTag(id), linksTag, ...crumbs])]
}

const crumb = (href: string) => `crumb:${href}`
