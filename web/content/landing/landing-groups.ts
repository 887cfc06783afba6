import type { Locale } from '../../config/locales.ts'
import { pageHref } from '../../config/paths.ts'
import type { LinkedPage } from '../addresses/linked-pages.ts'
import { omitUndefined } from '../lake/optional-fields.ts'
import { type LocalizedText, textIn } from '../model/localized-text.ts'
import type { SidebarPage } from '../model/page-data.ts'
import type { Endpoint } from '../reference/endpoints.ts'
import { sidebarPages } from '../sidebar/neighbours.ts'
import { resolveSidebar } from '../sidebar/sidebar.ts'
import { type StoredSidebar, sidebarPageIds } from '../sidebar/stored-sidebar.ts'
import { mostUsed } from './most-used.ts'

export interface LandingLink {
  label: LocalizedText
  href: string
  request?: Endpoint
}

export interface LandingGuide extends LandingLink {
  description: LocalizedText
}

/** A sidebar: its top-level pages as guides, and its categories with two of their pages each. */
export interface LandingGroup {
  key: string
  title: LocalizedText
  guides: LandingGuide[]
  sections: (LandingGuide & { pages: LandingLink[] })[]
}

export interface LandingGroupContext {
  locale: Locale
  pages: ReadonlyMap<string, LinkedPage>
  requests: ReadonlyMap<string, Endpoint>
  /** Paths of the most read pages, in order. */
  used: readonly string[]
}

/** The sidebar in the form of the landing page. */
export function landingGroup(stored: StoredSidebar, context: LandingGroupContext): LandingGroup {
  const byPath = new Map([...context.pages.values()].map((page) => [page.path, page]))
  const link = ({ path, label, href }: SidebarPage): LandingLink =>
    omitUndefined({ label, href, request: context.requests.get(byPath.get(path)?.operation ?? '') })
  const { title, items } = resolveSidebar(stored, context)
  const named = mostUsed(items, context.used)
  return {
    key: stored._id,
    title,
    guides: items.flatMap((item) =>
      item.kind === 'page'
        ? [
            {
              ...link(item),
              description: textIn(byPath.get(item.path)?.description, context.locale),
            },
          ]
        : [],
    ),
    sections: items.flatMap((item) => {
      if (item.kind !== 'category') return []
      const own = item.page ?? sidebarPages(item.items)[0]
      if (!own) return []
      return [
        {
          ...{ label: item.label, href: own.href },
          description: textIn(byPath.get(item.page?.path ?? '')?.description, context.locale),
          pages: named(item).map(link),
        },
      ]
    }),
  }
}

/** The ids of the categories' own pages in a sidebar. */
export const overviewIds = ({ items }: StoredSidebar): string[] =>
  items.flatMap((item) => (item._type === 'sidebarCategory' && item.page ? [item.page._ref] : []))

/** The id of a sidebar's entry page. */
export const entryId = ({ entry, items }: StoredSidebar): string | undefined =>
  entry?._ref ?? sidebarPageIds(items)[0]

/** On a large site: the entry page of each sidebar, under the sidebar's name. */
export function entriesAlone(
  sidebars: readonly StoredSidebar[],
  { locale, pages }: LandingGroupContext,
): LandingGuide[] {
  return sidebars.flatMap((sidebar) => {
    const page = pages.get(entryId(sidebar) ?? '')
    if (!page) return []
    const href = pageHref(page.path, locale)
    return [
      { label: textIn(sidebar.title, locale), href, description: textIn(page.description, locale) },
    ]
  })
}

/** Links to the pages `ids`, which are in no sidebar. */
export function unlistedPageLinks(
  ids: readonly string[],
  { locale, pages }: LandingGroupContext,
): LandingGuide[] {
  return ids.flatMap((id) => {
    const page = pages.get(id)
    if (!page) return []
    const label = textIn(page.sidebarLabel ?? page.title, locale)
    const description = textIn(page.description, locale)
    return [{ label, href: pageHref(page.path, locale), description }]
  })
}

/** Separates groups of a single guide: these become links under the group's name, the others keep a heading. */
export function splitGroups(all: readonly LandingGroup[]): {
  groups: LandingGroup[]
  more: LandingGuide[]
} {
  const alone = all.filter(({ guides, sections }) => guides.length === 1 && sections.length === 0)
  return {
    groups: all.filter((group) => !alone.includes(group)),
    more: alone.flatMap(({ title, guides }) => guides.map((guide) => ({ ...guide, label: title }))),
  }
}
