import { storageKeys } from '../config/storage-keys.ts'
import { firstSidebar, type SidebarState } from './inline/first-sidebar.ts'
import { onPage } from './on-page.ts'
import { sessionValue, setSessionValue } from './storage.ts'

/** Stores the state of the sidebar before a page change. */
export function keepSidebar(): void {
  const sidebar = onPage('[data-drawer="docs"]')[0]
  if (!sidebar) return
  const categories = [...sidebar.querySelectorAll<HTMLDetailsElement>('nav li > details')]
  const state: SidebarState = {
    name: sidebar.closest<HTMLElement>('[data-sidebar-name]')?.dataset.sidebarName,
    top: sidebar.scrollTop,
    open: categories.flatMap((category, index) => (wasOpen(category) ? [index] : [])),
  }
  setSessionValue(storageKeys.sidebar, JSON.stringify(state))
}

/** Whether the reader opened the category, rather than the filter. */
const wasOpen = ({ open, dataset }: HTMLDetailsElement): boolean =>
  dataset.before === undefined ? open : dataset.before === 'true'

/** Restores the sidebar's state on a new page. */
export function restoreSidebar(): void {
  firstSidebar(sessionValue(storageKeys.sidebar))
}
