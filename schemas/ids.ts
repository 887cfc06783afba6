import { textHash } from './text-hash.ts'

/** Maximum length of an id in the lake, in characters. */
const LONGEST = 128

/** Returns `page-v5-market-kline` for `v5/market/kline`. */
export const pageId = (path: string): string => documentId('page', path)

/** Returns `operation-get-v5-market-kline` for `GET` and `/v5/market/kline`. */
export const operationId = (method: string, path: string): string =>
  documentId('operation', `${method.toLowerCase()}-${trimSlashes(path)}`)

/** Returns `channel-public-orderbook` for `orderbook` in the specification `public`. */
export const channelId = (spec: string, name: string): string =>
  documentId('channel', `${spec}-${name}`)

/** Returns `enum-category` for `category`. */
export const enumId = (name: string): string => documentId('enum', name)

/** Whether an id is that of an enumeration. */
export const isEnumId = (id: string): boolean => id.startsWith('enum-')

/** Returns `errors-unified-account` for the group `unified-account`. */
export const errorsId = (group: string): string => documentId('errors', group)

/** Whether an id is that of a group of error codes. */
export const isErrorsId = (id: string): boolean => id.startsWith('errors-')

/** Returns `sidebar-v5SideBar` for `v5SideBar`. */
export const sidebarId = (name: string): string => documentId('sidebar', name)

/** Returns `changelog-2026-11-20-feeds` for `2026-11-20-feeds`. */
export const changelogId = (name: string): string => documentId('changelog', name)

/** Returns the id of an entry that a sync of the specifications drafts: `changelog-2026-11-20-sync-1f0c`. */
export const syncedChangelogId = (date: string, name: string): string =>
  changelogId(`${date}-sync-${name}`)

/** Whether the id is that of a changelog entry that a sync of the specifications drafted. */
export const isOfSync = (id: string): boolean =>
  /^changelog-\d{4}-\d{2}-\d{2}-sync-/.test(publishedIdOf(id))

/** Returns `announcement-maintenance` for `maintenance`; announcements made in the Studio have random ids. */
export const announcementId = (name: string): string => documentId('announcement', name)

/** Returns `redirect-v5-old` for `v5/old`. */
export const redirectId = (from: string): string => documentId('redirect', from)

/** Returns `term-funding-rate` for `funding rate`. */
export const termId = (term: string): string => documentId('term', term.toLowerCase())

/** Returns `synonym-kline` for `kline`; synonyms made in the Studio have random ids. */
export const synonymId = (name: string): string => documentId('synonym', name)

/** Returns `curation-first-order` for `first-order`; curations made in the Studio have random ids. */
export const curationId = (name: string): string => documentId('curation', name)

/** Returns `version-next` for the label `Next`. */
export const versionId = (label: string): string => documentId('version', label.toLowerCase())

/** Returns `environment-testnet` for `testnet`. */
export const environmentId = (identifier: string): string => documentId('environment', identifier)

/** Returns the published id of a draft's or published document's id. */
export const publishedIdOf = (id: string): string => id.replace(/^drafts\./, '')

/** Returns the draft id of a draft's or published document's id. */
export const draftIdOf = (id: string): string => `drafts.${publishedIdOf(id)}`

/** Ids of types with a single document. */
export const NAVIGATION_ID = 'navigation'
export const SITE_SETTINGS_ID = 'siteSettings'
export const SEARCH_STOP_WORDS_ID = 'searchStopWords'

/**
 * Returns an id derived from the document's name, so that a repeated import changes nothing. The id has no dot, because
 * the lake shows documents with a dotted id to signed-in users only. Throws for a name without a letter or digit.
 */
function documentId(type: string, name: string): string {
  const clean = trimSlashes(name).replace(/[^A-Za-z0-9_-]+/g, '-')
  if (clean.replaceAll('-', '') === '') {
    throw new Error(
      `No document id for ${type} "${name}": a name needs a letter or digit of a-z, A-Z, 0-9.`,
    )
  }
  const id = `${type}-${clean}`
  return id.length <= LONGEST ? id : `${id.slice(0, LONGEST - 9)}-${textHash(name)}`
}

function trimSlashes(path: string): string {
  return path.replace(/^\/+|(?<!\/)\/+$/g, '')
}
