import type { SanityClient } from '@sanity/client'
import type { Names } from '../../schemas/markdown/write/names.ts'
import type { announcementDocument } from '../seed/announcement-document.ts'
import type { changelogDocument } from '../seed/changelog-document.ts'
import type { LocaleString, PageDocument } from '../seed/documents.ts'
import type { termDocument } from '../seed/glossary.ts'
import type {
  curationDocument,
  stopWordsDocument,
  synonymDocument,
} from '../seed/search-documents.ts'
import type {
  environmentDocument,
  redirectDocument,
  settingsDocument,
  versionDocument,
} from '../seed/small-documents.ts'

type Ref = { _ref: string }

export interface NavItem {
  label: LocaleString
  page?: Ref
  href?: string
  position?: 'left' | 'right'
  sidebar?: string
  items?: NavItem[]
}

export interface NavigationDocument {
  _id: string
  items?: NavItem[]
  footer?: { title: LocaleString; links?: NavItem[] }[]
}

export interface StoredSidebarItem {
  label?: LocaleString
  page?: Ref
  href?: string
  items?: StoredSidebarItem[]
}

export interface SidebarDocument {
  _id: string
  name: string
  title: LocaleString
  entry: Ref
  items: StoredSidebarItem[]
}

/** The published documents that the content folder holds, by type, ordered by id. */
export interface LakeContent {
  pages: PageDocument[]
  sidebars: SidebarDocument[]
  navigation: NavigationDocument[]
  settings: ReturnType<typeof settingsDocument>[]
  versions: ReturnType<typeof versionDocument>[]
  redirects: ReturnType<typeof redirectDocument>[]
  announcements: ReturnType<typeof announcementDocument>[]
  changelog: ReturnType<typeof changelogDocument>[]
  environments: ReturnType<typeof environmentDocument>[]
  terms: ReturnType<typeof termDocument>[]
  synonyms: ReturnType<typeof synonymDocument>[]
  curations: ReturnType<typeof curationDocument>[]
  stopWords: ReturnType<typeof stopWordsDocument>[]
}

/** Pages per request: the size of an answer of the lake is limited. */
const AT_ONCE = 100

const published = '!(_id in path("drafts.**")) && !(_id in path("versions.**"))'

/** Loads the content from the lake. */
export async function lakeContent(client: SanityClient): Promise<LakeContent> {
  const all = <T>(type: string) =>
    client.fetch<T[]>(`*[_type == $type && ${published}] | order(_id)`, { type })
  const ids = await client.fetch<string[]>(`*[_type == "page" && ${published}]._id`)
  ids.sort()
  const pages: PageDocument[] = []
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = { ids: ids.slice(from, from + AT_ONCE) }
    pages.push(...(await client.fetch<PageDocument[]>('*[_id in $ids] | order(_id)', some)))
  }
  return {
    pages,
    sidebars: await all('sidebar'),
    navigation: await all('navigation'),
    settings: await all('siteSettings'),
    versions: await all('docsVersion'),
    redirects: await all('redirect'),
    announcements: await all('announcement'),
    changelog: await all('changelogEntry'),
    environments: await all('apiEnvironment'),
    terms: await all('translationTerm'),
    synonyms: await all('searchSynonym'),
    curations: await all('searchCuration'),
    stopWords: await all('searchStopWords'),
  }
}

/** The names that the folder uses for documents referenced by pages. */
export async function lakeNames(
  client: SanityClient,
  pages: readonly PageDocument[],
): Promise<Names> {
  const name = (query: string) =>
    client.fetch<{ _id: string; name: string }[]>(`*[${published} && ${query}`)
  return {
    page: nameLookup(
      'page',
      pages.map(({ _id, path }) => ({ _id, name: path.current })),
    ),
    operation: nameLookup(
      'operation',
      await name('_type == "apiOperation"]{_id, "name": method + " " + path}'),
    ),
    channel: nameLookup(
      'topic',
      await name('_type == "apiChannel"]{_id, "name": spec + "/" + name}'),
    ),
    enum: nameLookup('enumeration', await name('_type == "enumDefinition"]{_id, name}')),
    errors: nameLookup('group of error codes', await name('_type == "errorCode"]{_id, name}')),
  }
}

export function nameLookup(
  kind: string,
  documents: { _id: string; name: string }[],
): (id: string) => string {
  const names = new Map(documents.map(({ _id, name }) => [_id, name]))
  return (id) => {
    const name = names.get(id)
    if (name !== undefined) return name
    throw new Error(`there is no published ${kind} with the id ${id}. Publish it, or unlink it.`)
  }
}
