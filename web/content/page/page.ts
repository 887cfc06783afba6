import type { SanityClient } from '@sanity/client'
import { defaultLocale, type Locale, localeConfig, locales } from '../../config/locales.ts'
import { pageHref } from '../../config/paths.ts'
import {
  changelogTag,
  documentTag,
  environmentsTag,
  linksTag,
  linkTags,
  pathTag,
  sidebarsTag,
  versionsTag,
} from '../../config/tags.ts'
import { fetchLinkedPages } from '../addresses/linked-pages.ts'
import { blockReferences } from '../blocks/block-references.ts'
import { markStale } from '../blocks/mark-stale.ts'
import { hasWords, mergeTranslation } from '../blocks/merge-translation.ts'
import { resolveBlocks } from '../blocks/resolve-blocks.ts'
import { anchorRows } from '../blocks/row-anchors.ts'
import { fetchShownDocuments } from '../blocks/shown-documents.ts'
import { tableOfContents } from '../blocks/toc.ts'
import { changedPages, fetchChangelog } from '../changelog/changelog.ts'
import { copy } from '../model/copy.ts'
import type { PageData, Sidebar } from '../model/page-data.ts'
import { chosenEnvironment } from '../reference/chosen-environment.ts'
import { fetchEnumPages } from '../reference/enum-pages.ts'
import { fetchEnvironments, namedEnvironments } from '../reference/environments.ts'
import { fetchOperationPages, placesOf } from '../reference/operation-pages.ts'
import { operationScopes } from '../reference/operation-scopes.ts'
import { fetchRequestLines } from '../reference/request-lines.ts'
import { lastUpdated } from '../revisions/last-updated.ts'
import { breadcrumbs } from '../sidebar/breadcrumbs.ts'
import { type PlacelessSidebar, type Sidebars, sidebarsOf } from '../sidebar/load-sidebar.ts'
import { markCurrent } from '../sidebar/mark-current.ts'
import { neighbours } from '../sidebar/neighbours.ts'
import { standingOf } from '../sidebar/standing.ts'
import { fetchInVersions } from './in-versions.ts'
import { fetchPage } from './page-query.ts'
import type { StoredPage } from './stored-page.ts'
import { translatedInto } from './translated.ts'

/** A page with its sidebar as it shows it. */
export interface LoadedPage extends PageData {
  sidebar?: Sidebar
}

const latest = { name: 'current', label: 'Next', isLast: true }

/**
 * Everything that the page at `path` shows in `locale`, or undefined when there is no such page. Its
 * sidebar is one of `sidebars`, which may know it already.
 * Throws when the lake does not answer or holds a malformed document.
 */
export async function loadPage(
  client: SanityClient,
  path: string,
  locale: Locale,
  sidebars: Sidebars = sidebarsOf(client),
): Promise<LoadedPage | undefined> {
  const page = await fetchPage(client, path)
  return page && pageData(page, client, locale, sidebars)
}

/** All that `page` shows, of whatever state it is, among everything else as `client` reads it. */
export async function pageData(
  page: StoredPage,
  client: SanityClient,
  locale: Locale,
  sidebars: Sidebars,
): Promise<LoadedPage> {
  const english = page.body?.en ?? []
  const translated = locale === defaultLocale ? [] : (page.body?.[localeConfig[locale].field] ?? [])
  const references = blockReferences([...english, ...translated])
  const changelog = references.changelog ? await fetchChangelog(client) : []
  const linkedIds = [...references.pages, ...changedPages(changelog), ...references.cards]

  const callable = references.operations.length + references.channels.length > 0
  const namesEnvironments = callable || references.addresses
  const [linked, place, shown, inVersions, environments] = await Promise.all([
    fetchLinkedPages(client, [...new Set(linkedIds)]),
    findSidebar(sidebars, page._id, locale),
    fetchShownDocuments(client, references),
    page.version ? fetchInVersions(client, page.path, page.version) : [],
    namesEnvironments ? fetchEnvironments(client) : [],
  ])
  const operations = references.cards.flatMap((id) => linked.get(id)?.operation ?? [])
  const [enumPages, operationPages, requests] = await Promise.all([
    fetchEnumPages(client, shown.enums.keys()),
    fetchOperationPages(client, shown.operations.keys()),
    fetchRequestLines(client, operations),
  ])

  const merged =
    locale === defaultLocale
      ? { blocks: english, state: { untranslated: false, missing: [], stale: [] } }
      : mergeTranslation(english, translated, page.body?.zhTWSource ?? [])
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
    pages: linked,
    requests,
    enumPages,
    operationPages,
    changelog,
    api: chosenEnvironment(environments)?.rest,
    environments,
    english: new Set(merged.state.missing),
  }
  const resolved = resolveBlocks(merged.blocks, context)
  const body = anchorRows(markStale(resolved, merged.state.stale, page.path))
  const sidebar = place && sidebarAt(place, pageHref(page.path, locale))
  const standing = standingOf(sidebar)
  const updated = lastUpdated([
    page,
    ...shown.operations.values(),
    ...shown.channels.values(),
    ...shown.enums.values(),
    ...shown.errors.values(),
    ...changelog,
  ])
  const [explored] = english.flatMap((block) =>
    block._type === 'operation' && block.explorer ? [block.operation._ref] : [],
  )
  const label = copy(page.sidebarLabel ?? page.title, locale)

  return {
    documentId: page._id,
    revision: page._rev,
    path: page.path,
    locale,
    version: page.version
      ? { name: page.version.name, label: page.version.label, isLast: page.version.isLast }
      : latest,
    inVersions: inVersions.flatMap(({ name, path, exists }) =>
      exists ? [{ name, href: pageHref(path, locale) }] : [],
    ),
    title: copy(page.title, locale),
    description: copy(
      page.description ?? shown.operations.get(explored ?? '')?.description,
      locale,
    ),
    sidebarLabel: label,
    breadcrumbs: breadcrumbs(sidebar, label),
    ...(sidebar && { sidebar }),
    ...(standing && { standing }),
    toc: page.hideToc
      ? []
      : tableOfContents(body, { min: page.tocMin ?? 2, max: page.tocMax ?? 5 }),
    ...neighbours(sidebar),
    alternates: locales
      .filter((other) => translatedInto(other, page))
      .map((other) => ({ locale: other, href: pageHref(page.path, other) })),
    body,
    environments: callable ? namedEnvironments(environments, locale) : [],
    translation: {
      ...merged.state,
      // A page of facts alone is translated when its title is.
      untranslated:
        merged.state.untranslated || (!hasWords(english) && !translatedInto(locale, page)),
    },
    ...(updated && { updated }),
    buildStamp: new Date().toISOString(),
    dependencies: [
      page._id,
      ...(page.version ? [page.version._id] : []),
      // A page that is in none must notice when one takes it in.
      ...(place ? [place.id] : [sidebarsTag]),
      ...references.cards,
      ...(references.changelog ? [changelogTag] : []),
      ...(namesEnvironments ? [environmentsTag] : []),
      ...shown.operations.keys(),
      ...shown.channels.keys(),
      ...shown.enums.keys(),
      // A group that is not there yet must be noticed when the specification brings it.
      ...references.errors,
    ]
      .map(documentTag)
      .concat(
        versionsTag,
        inVersions.map(({ path }) => pathTag(path)),
        linkTags([
          ...linkedIds,
          ...(place?.pageIds ?? []),
          ...[...enumPages.values()].map(({ id }) => id),
          ...[...operationPages.values()].flatMap(placesOf).map(({ id }) => id),
        ]),
        // A page that begins to explain an enum, or to show an operation, must be noticed.
        [...shown.enums.keys()].every((id) => enumPages.has(id)) &&
          [...operationPages.values()].every((places) => placesOf(places).length === 2)
          ? []
          : [linksTag],
      ),
  }
}

/** The first sidebar in which a page stands. */
async function findSidebar(
  { idsOf, read }: Sidebars,
  pageId: string,
  locale: Locale,
): Promise<PlacelessSidebar | undefined> {
  for (const id of await idsOf(pageId)) {
    const sidebar = await read(id, locale)
    if (sidebar?.pageIds.includes(pageId)) return sidebar
  }
  return undefined
}

function sidebarAt({ id, name, title, items }: PlacelessSidebar, href: string): Sidebar {
  return markCurrent({ id, name, title, items }, href)
}
