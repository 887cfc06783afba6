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
    for (const index of Array.isArray(state.open) ? state.open : []) {
      const category = categories[index]
      // Categories beside each other share one name, and only one of them is open.
      if (category && !categories.some(({ name, open }) => open && name === category.name))
        category.open = true
    }
    sidebar.scrollTop = Number(state.top) || 0
  }
  if (!current) return
  const top = current.getBoundingClientRect().top - sidebar.getBoundingClientRect().top
  // The filter stays above what is scrolled.
  if (top < 60 || top > sidebar.clientHeight - 60)
    sidebar.scrollTop += top - sidebar.clientHeight / 3
}
