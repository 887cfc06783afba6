import { onPage } from './on-page.ts'

let kept: number | undefined

/** Remembers how far the sidebar is scrolled, before a page change. */
export function keepSidebarScroll(): void {
  kept = onPage('[data-drawer="docs"]')[0]?.scrollTop
}

/** Scrolls the new page's sidebar as far as the last one's; at first, to the current page. */
export function restoreSidebarScroll(): void {
  const sidebar = onPage('[data-drawer="docs"]')[0]
  if (!sidebar) return
  if (kept !== undefined) sidebar.scrollTop = kept
  const current = sidebar.querySelector<HTMLElement>('[aria-current="page"]')
  if (!current) return
  const top = current.getBoundingClientRect().top - sidebar.getBoundingClientRect().top
  if (top < 0 || top > sidebar.clientHeight - 60)
    sidebar.scrollTop += top - sidebar.clientHeight / 3
}
