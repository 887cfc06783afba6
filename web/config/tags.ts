import { isErrorsId } from '../../schemas/ids.ts'

/** Cache tags: what a cached read depends on, and what the webhook revalidates. */

/** Next keeps at most 128 tags per entry; this leaves room for the other documents of a page. */
const maxLinkTags = 60

/** All pages of which some page shows only path and label. */
export const linksTag = 'links'

/** The list of every page's path: the sitemap, generateStaticParams. */
export const pathsTag = 'paths'

/** The list of versions, so that one that is new shows. */
export const versionsTag = 'versions'

/** All sidebars: for what shows each of them, or is in none. */
export const sidebarsTag = 'sidebars'

/** Where the API answers. */
export const environmentsTag = 'environments'

/** Every entry of the changelog. */
export const changelogTag = 'changelog'

/** What the changelog says of a year: the parts of it that are not the newest; without the year, of all. */
export function changelogYearTag(year?: number): string {
  return year === undefined ? 'changelog-years' : `changelog-year:${year}`
}

/** What the changelog says of a page; without its id, of all pages. */
export function historyTag(pageId?: string): string {
  return pageId === undefined ? 'history' : `history:${pageId}`
}

/** What the changelog says of error codes: pages name codes, not the groups that have them. */
export const errorHistoryTag = historyTag('errors')

/** What the changelog says of enumerations, for a page that uses more of them than it can follow. */
export const enumHistoryTag = historyTag('enums')

/** What the changelog says of an enumeration, or of the error codes of a group, wherever they are used. */
export function sharedHistoryTag(id: string): string {
  return isErrorsId(id) ? errorHistoryTag : historyTag(id)
}

/** Which operations are deprecated, for what lists them by name. */
export const deprecatedTag = 'deprecated'

/** What is announced above the pages of a sidebar; without its id, above all pages. */
export function announcementsTag(sidebarId?: string): string {
  return sidebarId === undefined ? 'announcements' : `announcements:${sidebarId}`
}

/** The addresses of all pages, with the time of their last change. */
export const sitemapTag = 'sitemap'

/** What is shown as it was read last, because the lake could not renew it. */
export const staleTag = 'kept'

/** An address at which no page was found, so that one published there later shows. */
export function pathTag(path: string): string {
  return `path:${path}`
}

/** A document that was read: its id itself. */
export function documentTag(id: string): string {
  return id
}

/** A page of which only the path and the label are shown. */
export function linkTag(pageId: string): string {
  return `link:${pageId}`
}

/** A group of error codes of which only rows are shown, beside the operations that answer them. */
export function errorRowsTag(groupId: string): string {
  return `error-rows:${groupId}`
}

/** `tags`, each once; the one that stands for all linked pages where more are linked than Next keeps. */
export function boundedTags(tags: Iterable<string>): string[] {
  const all = [...new Set(tags)]
  const links = all.filter((tag) => tag.startsWith(linkTag('')))
  if (links.length <= maxLinkTags) return all
  return [...new Set([...all.filter((tag) => !links.includes(tag)), linksTag])]
}
