import { outsideLinkProblem } from '../../../schemas/validation/outside-link.ts'
import type { Locale } from '../../config/locales.ts'
import { pageHref } from '../../config/paths.ts'
import type { LinkedPage } from '../addresses/linked-pages.ts'
import { omitUndefined } from '../lake/optional-fields.ts'
import { textIn } from '../model/localized-text.ts'
import type { Sidebar, SidebarItem, SidebarLink, SidebarPage } from '../model/page-data.ts'
import type { Endpoint } from '../reference/endpoints.ts'
import type {
  StoredSidebar,
  StoredSidebarCategory,
  StoredSidebarItem,
  StoredSidebarLink,
  StoredSidebarPage,
} from './stored-sidebar.ts'

export interface SidebarContext {
  locale: Locale
  pages: ReadonlyMap<string, LinkedPage>
  /** By operation id. */
  requests: ReadonlyMap<string, Endpoint>
}

/** Resolves a sidebar without a current page; entries of unpublished pages are left out. */
export function resolveSidebar(stored: StoredSidebar, context: SidebarContext): Sidebar {
  const entry = context.pages.get(stored.entry?._ref ?? '')
  return {
    id: stored._id,
    name: stored.name,
    title: textIn(stored.title, context.locale),
    ...(entry && { href: pageHref(entry.path, context.locale) }),
    items: stored.items.flatMap((item) => resolveItem(item, context)),
  }
}

function resolveItem(item: StoredSidebarItem, context: SidebarContext): SidebarItem[] {
  if (item._type === 'sidebarLink') return resolveLink(item, context)
  const page = resolvePage(item, context)
  if (item._type === 'sidebarPage') return page ? [page] : []
  const items = item.items.flatMap((child) => resolveItem(child, context))
  // A category without entries becomes a link to its own page, if it has one.
  if (items.length === 0) return page ? [page] : []
  return [
    omitUndefined({
      kind: 'category' as const,
      label: page?.label ?? textIn(item.label, context.locale),
      page,
      open: false,
      items,
    }),
  ]
}

function resolvePage(
  item: StoredSidebarPage | StoredSidebarCategory,
  context: SidebarContext,
): SidebarPage | undefined {
  const page = item.page && context.pages.get(item.page._ref)
  if (!page) return undefined
  const request = context.requests.get(page.operation ?? '')
  return omitUndefined({
    kind: 'page' as const,
    label: textIn(item.label ?? page.sidebarLabel ?? page.title, context.locale),
    path: page.path,
    href: pageHref(page.path, context.locale),
    method: request?.method,
    deprecated: request?.deprecated || undefined,
    current: false,
  })
}

/** A link without a valid address, or with a script address, is left out. */
function resolveLink(
  { label, href }: StoredSidebarLink,
  { locale }: SidebarContext,
): SidebarLink[] {
  if (!href || outsideLinkProblem(href)) return []
  return [{ kind: 'link', label: textIn(label, locale), href }]
}
