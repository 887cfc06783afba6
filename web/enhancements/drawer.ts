import { addStep, removeStep, watchStep } from './drawer-history.ts'
import { closest, onPage } from './on-page.ts'

const open = '[data-drawer]:popover-open'

/**
 * The drawer below 997 px: a modal dialog with two panels. It closes on wide screens, before a link is followed, and
 * when the reader goes back.
 */
export function drawer(): void {
  const capture = { capture: true }
  document.addEventListener(
    'click',
    (event) => {
      const panel = closest(event, open)
      if (!panel) return
      if (closest(event, '[data-drawer-back]')) showMain(panel)
      else follow(event, panel)
    },
    capture,
  )
  document.addEventListener(
    'toggle',
    (event) => {
      const panel = closest(event, '[data-drawer][popover]')
      if (!panel || panel !== event.target) return
      if (panel.matches(open)) opened(panel)
      else closed(panel)
    },
    capture,
  )
  watchStep(close)
  matchMedia('(min-width: 62.3125em)').addEventListener('change', ({ matches }) => {
    if (matches) close()
  })
  // The browser opens the popover without scripts, possibly before this one has loaded.
  const early = document.querySelector<HTMLElement>(open)
  if (early) opened(early)
}

function opened(panel: HTMLElement): void {
  panel.role = 'dialog'
  panel.ariaModal = 'true'
  panel.ariaLabel = panel.dataset.label ?? ''
  describe(panel, true)
  showOnly(panel, panel.dataset.drawer)
  panel.querySelector<HTMLElement>('[popovertarget]')?.focus()
  panel.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'center' })
  addStep()
}

function closed(panel: HTMLElement): void {
  for (const name of ['role', 'aria-modal', 'aria-label']) panel.removeAttribute(name)
  describe(panel, false)
  if (panel.querySelector('[data-drawer-back]')) panel.dataset.drawer = 'docs'
  showOnly(panel, undefined)
  const active = document.activeElement
  if (!active || active === document.body || panel.contains(active)) toggleOf(panel)?.focus()
  removeStep()
}

/** Closes the drawer; returns whether it was open. */
function close(): boolean {
  const panel = document.querySelector<HTMLElement>(open)
  panel?.hidePopover()
  return panel !== null
}

function showMain(panel: HTMLElement): void {
  panel.dataset.drawer = 'main'
  showOnly(panel, 'main')
  panel.querySelector<HTMLElement>('[data-panel="main"] a, [data-panel="main"] summary')?.focus()
}

/** Follows a link of the drawer after the drawer and its history entry are removed. */
function follow(event: MouseEvent, panel: HTMLElement): void {
  const link = closest<HTMLAnchorElement>(event, 'a[href]')
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  if (link.target === '_blank') {
    panel.hidePopover()
    return
  }
  event.preventDefault()
  event.stopImmediatePropagation()
  panel.hidePopover()
  removeStep(() => link.click())
}

/** Makes all panels but the named one inert; without a name none. */
function showOnly(drawer: HTMLElement, name: string | undefined): void {
  for (const panel of drawer.querySelectorAll<HTMLElement>('[data-panel]'))
    panel.inert = name !== undefined && panel.dataset.panel !== name
}

/** Sets `aria-expanded` of the drawer's button, and makes everything behind the drawer inert. */
function describe(panel: HTMLElement, isOpen: boolean): void {
  toggleOf(panel)?.setAttribute('aria-expanded', String(isOpen))
  for (let around = panel; around !== document.body && around.parentElement; ) {
    const parent: HTMLElement = around.parentElement
    for (const beside of parent.children)
      if (beside !== around && beside instanceof HTMLElement) beside.inert = isOpen
    around = parent
  }
}

function toggleOf(panel: HTMLElement): HTMLElement | undefined {
  return onPage(`[data-navbar] [popovertarget="${panel.id}"]`)[0]
}
