import { defaultLocale, type Locale, localeConfig, locales } from './locales.ts'

/** Every address of the site starts with this; the same value is `basePath` in next.config. */
export const basePath = '/docs'

/** The address of a page as a browser asks for it, base path included: `/docs/zh-TW/v5/intro`. */
export function pageHref(path: string, locale: Locale, anchor?: string): string {
  const hash = anchor ? `#${encodeURIComponent(anchor)}` : ''
  return `${basePath}${routePath(path, locale)}${hash}` || '/'
}

/** The same without the base path, as next/navigation and `revalidatePath` want it. */
export function routePath(path: string, locale: Locale): string {
  return [localeConfig[locale].prefix, path]
    .filter((part) => part !== '')
    .map((part) => `/${part}`)
    .join('')
}

/** The locale of the page at `pathname`, base path included, whether or not there is such a page. */
export function localeOfAddress(pathname: string): Locale {
  const isOf = (locale: Locale) => `${pathname}/`.startsWith(`${pageHref('', locale)}/`)
  return locales.find((locale) => locale !== defaultLocale && isOf(locale)) ?? defaultLocale
}

/** The path of the page at `pathname`, base path and locale left out; '' for an address outside. */
export function pathOfAddress(pathname: string): string {
  const home = `${pageHref('', localeOfAddress(pathname))}/`
  return pathname.startsWith(home) ? pathname.slice(home.length) : ''
}

/** Stands in addresses for the path at which no page was found. */
export const notFoundPath = 'page-not-found'

/** The address of a page's Markdown: `/docs/v5/intro.md`. */
export function markdownHref(path: string, locale: Locale): string {
  return `${pageHref(path, locale)}.md`
}

/** For tools: the list of all pages, that of the pages of one sidebar, or the words of all. */
export function llmsHref(file: 'llms' | `llms/${string}` | 'llms-full', locale: Locale): string {
  return `${pageHref(file, locale)}.txt`
}

/** The address of the facts that a page states, as JSON: `/docs/v5/market/time.json`. */
export function factsHref(path: string, locale: Locale): string {
  return `${pageHref(path, locale)}.json`
}

/** The JSON Schema of them. Another form of them is another file. */
export const factsSchemaHref = `${basePath}/schemas/facts.schema.json`

/** Everything of the API that a client can name, as JSON. */
export const apiSurfaceHref = `${basePath}/api-surface.json`

/** The path of the page that tells clients what breaks them. */
export const breaksMePath = 'breaks-me'

/** The path of the form by which readers report a problem. */
export const feedbackPath = 'feedback'

/** Its address, for what is at `anchor` on the page at `path`. */
export function feedbackHref(locale: Locale, path = '', anchor?: string): string {
  const place = new URLSearchParams({ page: path, ...(anchor && { anchor }) })
  return `${pageHref(feedbackPath, locale)}?${place}`
}

/** Where reports are sent, by readers of `locale`. */
export const feedbackApiHref = (locale: Locale): string =>
  `${basePath}/api/feedback?locale=${locale}`

/** What answers a query with the fact that it asks for. */
export const answerApiHref = `${basePath}/api/answer`

/** What readers of `locale` read most, for a search that has no words yet. */
export const mostReadHref = (locale: string): string => `${basePath}/api/most-read?locale=${locale}`

/** Where pages say that they were read, and where the answers go to whether they were helpful. */
export const readApiHref = `${basePath}/api/read`
export const helpfulApiHref = `${basePath}/api/helpful`

/** Where a page says thank you for such an answer. */
export const helpfulAnchor = 'helpful-thanks'

/** Has Markdown alone: a file that teaches agents the API. */
export const skillPath = 'skill'

/** Where tools connect by the Model Context Protocol. */
export const mcpHref = `${basePath}/mcp`

/** Where a specification of the API can be downloaded: `market.yaml`. */
export function specHref(file: string): string {
  return `${basePath}/specs/${file}`
}

/** What the console of an explorer page is made of, as JSON. */
export function consoleHref(path: string, locale: Locale): string {
  return `${basePath}/console/${locale}/${path}`
}

/** What the codes of errors mean, as JSON. */
export function errorCodesHref(locale: Locale): string {
  return `${basePath}/error-codes/${locale}`
}

/** Where the codes of errors are explained. */
export const errorPath = 'v5/error'

/** Where the changelog is; its feeds are below it. */
export const changelogPath = 'changelog/v5'

/** Where a part of the changelog is that is no longer the newest, the oldest being 1. */
export const earlierPath = (part: number): string => `${changelogPath}/earlier/${part}`

/** The number of the part at `path`; undefined where that is none of the changelog's parts. */
export function earlierPart(path: string): number | undefined {
  const number = new RegExp(`^${changelogPath}/earlier/([1-9]\\d{0,3})$`).exec(path)?.[1]
  return number === undefined ? undefined : Number(number)
}

/** In which part of the changelog each entry is, as JSON. */
export function partsHref(locale: Locale): string {
  return `${pageHref(changelogPath, locale)}/parts.json`
}

/** The address of the changelog's feed: RSS (`xml`) or JSON Feed; of what `query` selects of it. */
export function feedHref(format: 'xml' | 'json', locale: Locale, query = ''): string {
  return query === ''
    ? `${pageHref(changelogPath, locale)}/feed.${format}`
    : `${selectionHref(format, locale)}?${query}`
}

/** The address of feeds that a query selects, without the query. */
export function selectionHref(format: 'xml' | 'json', locale: Locale): string {
  return `${pageHref(changelogPath, locale)}/changes.${format}`
}

/** Where a reader chooses what to follow. */
export const followPath = `${changelogPath}/follow`

/** The list of what is deprecated; its calendar is beside it. */
export const deprecationsPath = `${changelogPath}/deprecations`

/** The pages for readers that are no documents, and lead nobody elsewhere: the search is apart. */
export const pagesWithoutDocument = [followPath, deprecationsPath, breaksMePath]

/** The address of the picture that is beside links to a page elsewhere. */
export function pictureHref(path: string, locale: Locale): string {
  return `${basePath}/og/${locale}/${path || 'index'}.png`
}

/** The address of the search page. */
export function searchHref(locale: Locale, query?: string): string {
  const href = pageHref('search', locale)
  return query === undefined ? href : `${href}?q=${encodeURIComponent(query)}`
}

/** The path of a page (`v5/intro`) from the segments of a catch-all route; '' is the landing page. */
export function pathFromSegments(segments: readonly string[] | undefined): string {
  return (segments ?? []).map(decodeURIComponent).join('/')
}
