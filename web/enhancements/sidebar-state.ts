import { storageKeys } from '../config/storage-keys.ts'
import { firstSidebar, type SidebarState } from './inline/first-sidebar.ts'
import { onPage } from './on-page.ts'
import { passed, passOn } from './storage.ts'

/** Remembers what the reader did with the sidebar, before a page change. */
export function keepSidebar(): void {
  const sidebar = onPage('[data-drawer="docs"]')[0]
  if (!sidebar) return
  const categories = [...sidebar.querySelectorAll<HTMLDetailsElement>('nav li > details')]
  const state: SidebarState = {
    name: sidebar.closest<HTMLElement>('[data-sidebar-name]')?.dataset.sidebarName,
    top: sidebar.scrollTop,
    open: categories.flatMap((category, index) => (wasOpen(category) ? [index] : [])),
  }
  passOn(storageKeys.sidebar, JSON.stringify(state))
}

/** Open by the reader, not only while the sidebar is filtered. */
const wasOpen = ({ open, dataset }: HTMLDetailsElement): boolean =>
  dataset.before === undefined ? open : dataset.before === 'true'

/** Leaves the sidebar as it was on the page before. */
export function restoreSidebar(): void {
  firstSidebar(passed(storageKeys.sidebar))
}
