import { closest } from './on-page.ts'

/** The category that closes folds up for less than this, ms. */
const FOLDING_MS = 400

/** Opening a category of the sidebar closes the one beside it, while what was pressed stays where it is. */
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
  // While the sidebar is filtered its categories have none.
  if (name === undefined) return
  const others = beside.filter(({ open }) => open)
  // Of those with one name only one can be open: which of them stays open is decided here.
  category.name = name
  for (const other of others) {
    const stays = !canClose(other, category, sidebar)
    other.name = stays ? '' : name
    other.open = stays
    if (!stays) keepInPlace(pressed, sidebar, other)
  }
}

/** Whether the sidebar can scroll by as much as is lost with `other`; what cannot close stays until the next press. */
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
