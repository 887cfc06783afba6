/** What is known of a sidebar while the reader goes from page to page. */
export interface SidebarState {
  /** Of the sidebar. */
  name: string | undefined
  /** How far it is scrolled, px. */
  top: number
  /** Which of its categories are open, by their position among all. */
  open: number[]
}

/**
 * Leaves the sidebar as it was on the page before, with the way to the page that is shown open. It is
 * also written into the page as it is, so that nothing jumps: it may name nothing outside itself.
 */
export function firstSidebar(stored: string | null): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-drawer="docs"]')]
  const sidebar = all.find((one) => one.checkVisibility())
  if (!sidebar) return
  const current = sidebar.querySelector<HTMLElement>('nav [aria-current="page"]')
  const beside = current?.nextElementSibling
  if (beside instanceof HTMLDetailsElement) beside.open = true
  for (let inside = current?.closest('details'); inside; ) {
    inside.open = true
    inside = inside.parentElement?.closest('details')
  }
  let state: { name?: unknown; top?: unknown; open?: unknown } = {}
  try {
    state = Object(JSON.parse(stored ?? '{}'))
  } catch {
    // Not ours: as if nothing were known.
  }
  const { sidebarName } = sidebar.closest<HTMLElement>('[data-sidebar-name]')?.dataset ?? {}
  if (stored !== null && state.name === sidebarName) {
    const categories = [...sidebar.querySelectorAll<HTMLDetailsElement>('nav li > details')]
    const open: unknown[] = Array.isArray(state.open) ? state.open : []
    categories.forEach((category, index) => {
      if (category.open || !open.includes(index)) return
      // Categories beside each other share one name, and only one of them is open unless two were.
      const beside = categories.findIndex((each) => each.open && each.name === category.name)
      if (beside >= 0 && !open.includes(beside)) return
      if (beside >= 0) category.name = ''
      category.open = true
    })
    sidebar.scrollTop = Number(state.top) || 0
  }
  if (!current) return
  const top = current.getBoundingClientRect().top - sidebar.getBoundingClientRect().top
  // The filter stays above what is scrolled.
  if (top < 60 || top > sidebar.clientHeight - 60)
    sidebar.scrollTop += top - sidebar.clientHeight / 3
}
