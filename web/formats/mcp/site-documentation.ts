import 'server-only'
import { env } from '../../config/env.ts'
import type { Locale } from '../../config/locales.ts'
import { cachedPageList } from '../../content/addresses/cached-page-list.ts'
import { suggestions } from '../../content/addresses/suggestions.ts'
import { cachedApiSurface } from '../../content/api-surface/cached-surface.ts'
import { cachedFeed } from '../../content/changelog/cached-feed.ts'
import { contentClient } from '../../content/lake/client.ts'
import { cachedPage } from '../../content/page/cached-page.ts'
import { fetchOperationNames, fetchOperationPath } from '../../content/reference/operation-path.ts'
import { specFiles } from '../../content/reference/spec-files.ts'
import { cachedSiteLayout } from '../../content/site-layout/cached-site-layout.ts'
import { createSearchClient } from '../../search/search-client.ts'
import { withSpan } from '../../server/tracing/tracing.ts'
import { ownPageMarkdown } from '../markdown/own-pages.ts'
import { specResponse } from '../specs/spec-response.ts'
import type { Documentation, DocumentLocation } from './documentation.ts'
import { type PageQuery, searchErrors, searchPages } from './search-pages.ts'
import { titledPage } from './titled-page.ts'
import { topicPages } from './topic-pages.ts'

/** Without retries of its own: withRetries tries up to three times. */
const PATIENCE = { seconds: 3, retries: 0 }

const { origin } = new URL(env.SITE_URL)

export const siteDocumentation: Documentation = {
  origin,
  page: cachedPage,
  ownPage: ownPageMarkdown,
  pagesLike,
  pageTitled: async (path) => titledPage(path, await cachedPageList()),
  operationPath: (name) => fetchOperationPath(contentClient(), name),
  operations: () => fetchOperationNames(contentClient()),
  topics: async () => topicPages(await cachedApiSurface()),
  pages: async () =>
    (await cachedPageList()).map(({ path, title }) => ({ path, title: title?.en ?? path })),
  specs: specFiles,
  spec: async (file) => (await specResponse(file)).text(),
  changes: async (locale) => (await cachedFeed(locale)).entries,
  search: async (q, locale, limit) => {
    const search = await inVersion(q, locale, limit)
    return withSpan('search', () => searchPages(searchClient(), search, origin))
  },
  searchErrors: async (q, locale, limit) => {
    const search = await inVersion(q, locale, limit)
    return withSpan('search', () => searchErrors(searchClient(), search))
  },
}

/** Created on use: invalid settings must affect only the search. */
const searchClient = () =>
  createSearchClient(env.TYPESENSE_URL, env.TYPESENSE_SEARCH_KEY ?? '', PATIENCE)

async function inVersion(q: string, locale: Locale, limit: number): Promise<PageQuery> {
  const { version } = await cachedSiteLayout(locale)
  return { q, locale, limit, version: version.name }
}

async function pagesLike(path: string, locale: Locale): Promise<DocumentLocation[]> {
  const like = await suggestions(path, locale)
  return like.map(({ title, href }) => ({ title, url: `${origin}${href}` }))
}
