/** The state of a sidebar, kept between pages. */
export interface SidebarState {
  /** Name of the sidebar. */
  name: string | undefined
  /** Scroll position, px. */
  top: number
  /** Indexes of the open categories among all. */
  open: number[]
}

/**
 * Restores the sidebar of the previous page, with the categories around the current page open. The text of this
 * function is written into pages, to avoid layout shifts, so it refers to nothing outside itself.
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
    // An unreadable state is ignored.
  }
  const { sidebarName } = sidebar.closest<HTMLElement>('[data-sidebar-name]')?.dataset ?? {}
  if (stored !== null && state.name === sidebarName) {
    const categories = [...sidebar.querySelectorAll<HTMLDetailsElement>('nav li > details')]
    const open: unknown[] = Array.isArray(state.open) ? state.open : []
    categories.forEach((category, index) => {
      if (category.open || !open.includes(index)) return
      // Sibling categories share one name, so only one is open unless two were before.
      const beside = categories.findIndex((each) => each.open && each.name === category.name)
      if (beside >= 0 && !open.includes(beside)) return
      if (beside >= 0) category.name = ''
      category.open = true
    })
    sidebar.scrollTop = Number(state.top) || 0
  }
  if (!current) return
  const top = current.getBoundingClientRect().top - sidebar.getBoundingClientRect().top
  // The sticky filter covers the top.
  if (top < 60 || top > sidebar.clientHeight - 60)
    sidebar.scrollTop += top - sidebar.clientHeight / 3
}
