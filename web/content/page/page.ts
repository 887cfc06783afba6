import type { SanityClient } from '@sanity/client'
import { phrasesOf } from '../../../schemas/keywords.ts'
import { sourceFieldOf } from '../../../schemas/locales.ts'
import { defaultLocale, type Locale, localeConfig, locales } from '../../config/locales.ts'
import { changelogPath, earlierPart, earlierPath, pageHref } from '../../config/paths.ts'
import { sidebarsTag } from '../../config/tags.ts'
import { fetchLinkedPages } from '../addresses/linked-pages.ts'
import { fetchOperationPages } from '../addresses/operation-pages.ts'
import { blockReferences } from '../blocks/block-references.ts'
import { markStale } from '../blocks/mark-stale.ts'
import { hasWords, mergeTranslation } from '../blocks/merge-translation.ts'
import { resolveBlocks } from '../blocks/resolve-blocks.ts'
import { anchorRows } from '../blocks/row-anchors.ts'
import { tableOfContents } from '../blocks/toc.ts'
import type { AreaLabels } from '../changelog/area.ts'
import { fetchPathsOfEarlier } from '../changelog/earlier-paths.ts'
import { fetchHistory, historyToc, pageHistory } from '../changelog/history.ts'
import { fetchChangelogPart, type WantedPart } from '../changelog/outline.ts'
import { partTitle } from '../changelog/part-words.ts'
import { recentChanges } from '../changelog/recent-changes.ts'
import { Reader } from '../lake/reader.ts'
import { textIn } from '../model/localized-text.ts'
import type { PageData, Sidebar } from '../model/page-data.ts'
import { chosenEnvironment } from '../reference/chosen-environment.ts'
import { fetchEndpoints } from '../reference/endpoints.ts'
import { fetchEnumPages } from '../reference/enum-pages.ts'
import { fetchEnvironments, namedEnvironments } from '../reference/environments.ts'
import { operationScopes } from '../reference/operation-scopes.ts'
import { successorIds } from '../reference/successors.ts'
import { lastUpdated } from '../revisions/last-updated.ts'
import { fetchSection } from '../section/section.ts'
import { fetchAreaLabels } from '../sidebar/area-labels.ts'
import { breadcrumbs } from '../sidebar/breadcrumbs.ts'
import { type Sidebars, type SidebarWithoutCurrent, sidebarsOf } from '../sidebar/load-sidebar.ts'
import { markCurrent } from '../sidebar/mark-current.ts'
import { neighbours } from '../sidebar/neighbours.ts'
import { sidebarPosition } from '../sidebar/sidebar-position.ts'
import { fetchInVersions } from './in-versions.ts'
import { fetchPage, fetchShownPage } from './page-query.ts'
import { fetchShownWithHistory } from './shown-with-history.ts'
import type { StoredPage } from './stored-page.ts'
import { translatedInto } from './translated.ts'

/** A page with the full tree of its sidebar. */
export interface LoadedPage extends PageData {
  sidebar?: Sidebar
}

const noLabels: AreaLabels = new Map()
/** Maximum number of changes listed for a section; its pages list all. */
const SECTION_CHANGES = 10
const latest = { name: 'current', label: 'Next', isLast: true }

/**
 * All data of the page at `path` in `locale`, or undefined when there is no such page. `sidebars` loads its sidebar,
 * possibly from a cache. Throws when the lake does not answer or holds a malformed document.
 */
export async function loadPage(
  client: SanityClient,
  path: string,
  locale: Locale,
  sidebars: Sidebars = sidebarsOf(client),
): Promise<LoadedPage | undefined> {
  return pageAt(path, new Reader(client), locale, sidebars)
}

/** The page with all parts of the changelog, for the search, which indexes the document as one. */
export async function loadWholePage(
  client: SanityClient,
  path: string,
  locale: Locale,
  sidebars: Sidebars,
): Promise<LoadedPage | undefined> {
  const reader = new Reader(client)
  const page = await fetchPage(reader, path)
  return page && pageData(page, reader, locale, sidebars, 'whole')
}

/** `loadPage` through a given `reader`, which collects the cache tags. */
export async function pageAt(
  path: string,
  reader: Reader,
  locale: Locale,
  sidebars: Sidebars,
): Promise<LoadedPage | undefined> {
  const number = earlierPart(path)
  if (number === undefined) {
    const page = await fetchShownPage(reader, path)
    return page && pageData(page, reader, locale, sidebars)
  }
  const page = await fetchShownPage(reader, changelogPath)
  return page && pageData(page, reader, locale, sidebars, number)
}

/**
 * The data of `page`, draft or published, with everything else as `reader` reads it; `part` is the part of the
 * changelog to show. Undefined when the changelog has no such part.
 */
export async function pageData(
  page: StoredPage,
  reader: Reader,
  locale: Locale,
  sidebars: Sidebars,
  part: WantedPart = 'newest',
): Promise<LoadedPage | undefined> {
  const english = page.body?.en ?? []
  const { field } = localeConfig[locale]
  const translated = field === 'en' ? [] : (page.body?.[field] ?? [])
  const references = blockReferences([...english, ...translated])
  const changelog = references.changelog ? await fetchChangelogPart(reader, part) : undefined
  if (typeof part === 'number' && !changelog) return undefined
  const path = typeof part === 'number' ? earlierPath(part) : page.path
  const changed = changelog?.outline.flatMap(({ pages }) => pages) ?? []
  const linkedIds = [...references.pages, ...changed, ...references.cards]

  const callable = references.operations.length + references.channels.length > 0
  const namesEnvironments = callable || references.addresses
  const [linked, place, shownWithHistory, inVersions, environments, areas] = await Promise.all([
    fetchLinkedPages(reader, [...new Set(linkedIds)], references.cards),
    findSidebar(sidebars, page._id, locale, reader),
    fetchShownWithHistory(reader, page._id, english, references),
    page.version ? fetchInVersions(reader, path, page.version) : [],
    namesEnvironments ? fetchEnvironments(reader) : [],
    references.changelog ? fetchAreaLabels(reader, locale) : noLabels,
  ])
  const { shown, subjects, history: own } = shownWithHistory
  // Every part of the changelog has the position of its page in the sidebar.
  const sidebar = place && sidebarAt(place, pageHref(page.path, locale))
  const section =
    references.cards.length > 0 ? undefined : await fetchSection(reader, sidebar, locale)
  const changes = section ? await fetchHistory(reader, [page._id, ...section.ids], subjects) : own
  const operations = references.cards.flatMap((id) => linked.get(id)?.operation ?? [])
  const [enumPages, operationPages, requests, earlier] = await Promise.all([
    fetchEnumPages(reader, shown.enums.keys()),
    fetchOperationPages(reader, new Set([...shown.operations.keys(), ...successorIds(shown)])),
    fetchEndpoints(reader, operations),
    changes.length > 0 ? fetchPathsOfEarlier(reader) : new Map<string, string>(),
  ])

  const merged =
    field === 'en'
      ? { blocks: english, state: { untranslated: false, missing: [], stale: [] } }
      : mergeTranslation(english, translated, page.body?.[sourceFieldOf(field)] ?? [])
  const context = {
    locale,
    operations: shown.operations,
    channels: shown.channels,
    scopes: operationScopes(
      merged.blocks,
      (id) => shown.operations.get(id)?.operationId ?? shown.channels.get(id)?.name,
    ),
    enums: shown.enums,
    errors: shown.errors,
    ownErrors: shown.ownErrors,
    pages: linked,
    requests,
    enumPages,
    operationPages,
    changelog,
    areas,
    api: chosenEnvironment(environments)?.rest,
    recent: recentChanges(changes, locale),
    environments,
    english: new Set(merged.state.missing),
  }
  const resolved = resolveBlocks(merged.blocks, context)
  const body = anchorRows(markStale(resolved, merged.state.stale, path))
  const position = sidebarPosition(sidebar)
  const newest = section ? changes.slice(0, SECTION_CHANGES) : changes
  const history = pageHistory(newest, locale, subjects, earlier)
  const updated = lastUpdated([
    page,
    ...shown.operations.values(),
    ...shown.channels.values(),
    ...shown.enums.values(),
    ...shown.errors.values(),
    ...(changelog?.entries ?? []),
  ])
  const [explored] = english.flatMap((block) =>
    block._type === 'operation' && block.explorer ? [block.operation._ref] : [],
  )
  const label = textIn(page.sidebarLabel ?? page.title, locale)

  return {
    documentId: page._id,
    revision: page._rev,
    path,
    locale,
    version: page.version
      ? { name: page.version.name, label: page.version.label, isLast: page.version.isLast }
      : latest,
    inVersions: inVersions.flatMap(({ name, path, exists }) =>
      exists ? [{ name, href: pageHref(path, locale) }] : [],
    ),
    title: partTitle(textIn(page.title, locale), changelog, locale),
    description: textIn(
      page.description ?? shown.operations.get(explored ?? '')?.description,
      locale,
    ),
    keywords: phrasesOf(textIn(page.keywords, locale).text),
    translatedNames: namesBeside(page, locale),
    sidebarLabel: label,
    breadcrumbs: breadcrumbs(sidebar, partTitle(label, changelog, locale)),
    ...(sidebar && { sidebar }),
    ...(position && { sidebarPosition: position }),
    toc: page.hideToc
      ? []
      : [
          ...tableOfContents(body, { min: page.tocMin ?? 2, max: page.tocMax ?? 5 }),
          ...historyToc(history, locale),
        ],
    ...(path === page.path && neighbours(sidebar)),
    alternates: locales
      .filter((other) => translatedInto(other, page))
      .map((other) => ({ locale: other, href: pageHref(path, other) })),
    body,
    ...(section && { section: section.parts }),
    environments: callable ? namedEnvironments(environments, locale) : [],
    translation: {
      ...merged.state,
      // A page without text is translated when its title is.
      untranslated:
        merged.state.untranslated || (!hasWords(english) && !translatedInto(locale, page)),
    },
    history,
    ...(updated && { updated }),
    buildStamp: new Date().toISOString(),
    dependencies: reader.dependencies,
  }
}

/**
 * The page's titles and keywords in the other locales. English keywords are left out: the synonyms of other languages
 * lead to them too.
 */
function namesBeside({ title, keywords }: StoredPage, locale: Locale): string[] {
  const others = locales.filter((other) => other !== locale)
  const names = others.flatMap((other) => [
    textIn(title, other).text,
    ...(other === defaultLocale ? [] : phrasesOf(textIn(keywords, other).text)),
  ])
  const own = [textIn(title, locale).text, ...phrasesOf(textIn(keywords, locale).text)]
  return [...new Set(names)].filter((name) => name && !own.includes(name))
}

/** The first sidebar that contains the page. */
async function findSidebar(
  { idsOf, read }: Sidebars,
  pageId: string,
  locale: Locale,
  reader: Reader,
): Promise<SidebarWithoutCurrent | undefined> {
  for (const id of await idsOf(pageId)) {
    const sidebar = await read(id, locale)
    if (!sidebar?.pageIds.includes(pageId)) continue
    reader.addTags(sidebar.dependencies)
    return sidebar
  }
  // Without a sidebar the page depends on any that may add it.
  reader.addTags([sidebarsTag])
  return undefined
}

function sidebarAt(sidebar: SidebarWithoutCurrent, current: string): Sidebar {
  const { id, name, title, href, items } = sidebar
  return markCurrent({ id, name, title, ...(href && { href }), items }, current)
}
