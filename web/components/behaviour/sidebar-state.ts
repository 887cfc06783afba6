import { onPage } from './on-page.ts'

interface State {
  /** Of the sidebar. */
  name: string | undefined
  /** How far it is scrolled, px. */
  top: number
  /** Which of its categories are open, by their place among all. */
  open: number[]
}

let kept: State | undefined

/** Remembers what the reader did with the sidebar, before a page change. */
export function keepSidebar(): void {
  const sidebar = shownSidebar()
  if (!sidebar) return
  const open = categories(sidebar).flatMap((category, index) => (category.open ? [index] : []))
  kept = { name: nameOf(sidebar), top: sidebar.scrollTop, open }
}

/** Leaves the sidebar as it was on the page before, with the way to the page that is shown open. */
export function restoreSidebar(): void {
  const sidebar = shownSidebar()
  if (!sidebar) return
  const current = sidebar.querySelector<HTMLElement>('nav [aria-current="page"]')
  if (current) openWayTo(current)
  if (kept !== undefined && kept.name === nameOf(sidebar)) {
    const all = categories(sidebar)
    for (const index of kept.open) openUnlessAnotherIs(all, all[index])
    sidebar.scrollTop = kept.top
  }
  if (current) bringIntoView(current, sidebar)
}

function shownSidebar(): HTMLElement | undefined {
  return onPage('[data-drawer="docs"]')[0]
}

function nameOf(sidebar: Element): string | undefined {
  return sidebar.closest<HTMLElement>('[data-sidebar-name]')?.dataset.sidebarName
}

function categories(sidebar: Element): HTMLDetailsElement[] {
  return [...sidebar.querySelectorAll<HTMLDetailsElement>('nav li > details')]
}

/** A page that the reader comes back to is as they left it, its category closed perhaps. */
function openWayTo(link: Element): void {
  if (link.nextElementSibling instanceof HTMLDetailsElement) link.nextElementSibling.open = true
  for (let inside = link.closest('details'); inside; ) {
    inside.open = true
    inside = inside.parentElement?.closest('details') ?? null
  }
}

/** Categories beside each other share one name, and only one of them is open. */
function openUnlessAnotherIs(all: HTMLDetailsElement[], category?: HTMLDetailsElement): void {
  if (!category || all.some(({ name, open }) => open && name === category.name)) return
  category.open = true
}

function bringIntoView(current: HTMLElement, sidebar: HTMLElement): void {
  const top = current.getBoundingClientRect().top - sidebar.getBoundingClientRect().top
  if (top < 0 || top > sidebar.clientHeight - 60)
    sidebar.scrollTop += top - sidebar.clientHeight / 3
}
