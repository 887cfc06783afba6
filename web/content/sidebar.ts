import type { Locale } from '../locales.ts'
import { pageHref } from '../paths.ts'
import { copy } from './copy.ts'
import type { LinkedPage } from './linked-pages.ts'
import { present } from './optional.ts'
import type { Method, Sidebar, SidebarItem } from './page-data.ts'
import type { StoredSidebar, StoredSidebarItem } from './stored-sidebar.ts'

export interface SidebarContext {
  locale: Locale
  /** Id of the page that is shown. */
  currentId: string
  pages: ReadonlyMap<string, LinkedPage>
  /** By the id of the operation. */
  methods: ReadonlyMap<string, Method>
}

/** The sidebar as `currentId`'s page shows it; what leads to no published page is left out. */
export function resolveSidebar(stored: StoredSidebar, context: SidebarContext): Sidebar {
  return {
    name: stored.name,
    title: copy(stored.title, context.locale),
    items: stored.items.flatMap((item) => resolveItem(item, context)),
  }
}

function resolveItem(item: StoredSidebarItem, context: SidebarContext): SidebarItem[] {
  const page = item.page && context.pages.get(item.page._ref)
  if (item._type === 'sidebarPage') {
    if (!page) return []
    return [
      present({
        kind: 'page' as const,
        label: copy(item.label ?? page.sidebarLabel ?? page.title, context.locale),
        path: page.path,
        href: pageHref(page.path, context.locale),
        method: page.operation ? context.methods.get(page.operation) : undefined,
        current: page.id === context.currentId,
      }),
    ]
  }
  const items = item.items.flatMap((child) => resolveItem(child, context))
  if (items.length === 0 && !page) return []
  return [
    present({
      kind: 'category' as const,
      label: copy(item.label, context.locale),
      href: page ? pageHref(page.path, context.locale) : undefined,
      open: items.some(leadsToCurrent) || page?.id === context.currentId,
      items,
    }),
  ]
}

function leadsToCurrent(item: SidebarItem): boolean {
  return item.kind === 'page' ? item.current : item.open
}
