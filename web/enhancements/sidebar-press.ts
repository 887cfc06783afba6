import { closest } from './on-page.ts'

/** Upper limit for the animation of a closing category, ms. */
const FOLDING_MS = 400

/** Opening a category of the sidebar closes its open sibling, while the pressed label keeps its position. */
export function sidebarPress(): void {
  document.addEventListener(
    'click',
    (event) => {
      const pressed = closest(event, '[data-drawer="docs"] nav li > details > summary')
      if (pressed) closeOthers(pressed)
    },
    { capture: true },
  )
}

function closeOthers(pressed: Element): void {
  const category = pressed.parentElement
  const sidebar = pressed.closest('[data-drawer="docs"]')
  const list = category?.closest('ul')
  if (!(category instanceof HTMLDetailsElement) || category.open || !sidebar || !list) return
  const beside = [...list.querySelectorAll<HTMLDetailsElement>(':scope > li > details')]
  const name = beside.map((each) => each.name).find(Boolean)
  // Categories have no names while the sidebar is filtered.
  if (name === undefined) return
  const others = beside.filter(({ open }) => open)
  // Of `details` with one name only one can be open; without the name, this code decides which stays open.
  category.name = name
  for (const other of others) {
    const stays = !canClose(other, category, sidebar)
    other.name = stays ? '' : name
    other.open = stays
    if (!stays) keepInPlace(pressed, sidebar, other)
  }
}

/** Whether the sidebar can scroll enough to compensate for closing `other`, which else stays until the next press. */
function canClose(other: HTMLElement, category: HTMLElement, sidebar: Element): boolean {
  const { scrollTop, scrollHeight, clientHeight } = sidebar
  const lost = other.querySelector('ul')?.offsetHeight ?? 0
  const isAbove = (other.compareDocumentPosition(category) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return lost <= (isAbove ? scrollTop : scrollHeight - clientHeight - scrollTop)
}

function keepInPlace(pressed: Element, sidebar: Element, folding: Element): void {
  const top = () => pressed.getBoundingClientRect().top
  const before = top()
  const watcher = new ResizeObserver(() => {
    sidebar.scrollTop += top() - before
  })
  watcher.observe(folding)
  setTimeout(() => watcher.disconnect(), FOLDING_MS)
}
