import { storageKeys } from '../config/storage-keys.ts'
import { closest } from './on-page.ts'
import { scrollQuietlyBy } from './quiet-scroll.ts'
import { setLocalValue } from './storage.ts'
import { storeTabInAddress, wantedTab } from './wanted-tab.ts'

/** Tabs by mouse and keyboard; groups with one name switch together, also in other windows. */
export function tabs(): void {
  const capture = { capture: true }
  document.addEventListener(
    'click',
    (event) => {
      const tab = closest(event, '[role="tab"]')
      if (tab) choose(tab)
    },
    capture,
  )
  document.addEventListener(
    'change',
    (event) => {
      const menu = closest<HTMLSelectElement>(event, '[data-tab-choice]')
      const tab = siblings(menu).find(({ dataset }) => dataset.value === menu?.value)
      if (tab) choose(tab)
    },
    capture,
  )
  document.addEventListener('keydown', moveFocus, capture)
  document.addEventListener(
    'focusin',
    (event) => {
      const tab = closest(event, '[role="tab"]')
      for (const one of siblings(tab)) one.tabIndex = one === tab ? 0 : -1
    },
    capture,
  )
  document.addEventListener(
    'focusout',
    (event) => {
      const tab = closest(event, '[role="tab"]')
      const all = siblings(tab)
      if (all.some((one) => one === event.relatedTarget)) return
      // Tabbing back into the list starts at the selected tab.
      for (const one of all) one.tabIndex = one.ariaSelected === 'true' ? 0 : -1
    },
    capture,
  )
  window.addEventListener('storage', ({ key, newValue }) => {
    for (const box of boxes())
      if (newValue !== null && key === storageKeys.tab(groupOf(box))) select(box, newValue)
  })
}

/** Selects the tabs of the address or an earlier choice on a new page. */
export function applyTabs(): void {
  for (const box of boxes()) {
    const wanted = wantedTab(groupOf(box))
    wanted.some((value) => select(box, value))
  }
}

/** Shows the tab panels around `element`, without storing a choice. */
export function showTabsAround(element: Element): void {
  const panel = element.closest<HTMLElement>('[role="tabpanel"]')
  const box = panel?.closest<HTMLElement>('[data-tabs]')
  if (!panel || !box) return
  const tab = tabsOf(box).find((one) => one.getAttribute('aria-controls') === panel.id)
  select(box, tab?.dataset.value ?? '')
  if (box.parentElement) showTabsAround(box.parentElement)
}

function choose(tab: HTMLElement): void {
  const own = tab.closest<HTMLElement>('[data-tabs]')
  if (!own) return
  const group = groupOf(own)
  const value = tab.dataset.value ?? ''
  const before = tab.getBoundingClientRect().top
  for (const box of boxes()) if (groupOf(box) === group) select(box, value)
  // Panels above may have changed height: scrolls so that the pressed tab keeps its position.
  scrollQuietlyBy(tab.getBoundingClientRect().top - before)
  setLocalValue(storageKeys.tab(group), value)
  storeTabInAddress(group, value, own.dataset.inAddress !== undefined)
}

function moveFocus(event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const tab = closest<HTMLElement>(event, '[role="tab"]')
  if (!tab) return
  const all = siblings(tab)
  const index = all.indexOf(tab)
  const target = {
    ArrowRight: all[(index + 1) % all.length],
    ArrowLeft: all.at(index - 1),
    Home: all[0],
    End: all.at(-1),
  }[event.key]
  if (!target) return
  event.preventDefault()
  target.focus()
}

/** Selects the tab with `value` in `box`; false when there is none. */
function select(box: HTMLElement, value: string): boolean {
  const all = tabsOf(box)
  if (!all.some((tab) => tab.dataset.value === value)) return false
  const menu = box.querySelector<HTMLSelectElement>(':scope > div > [data-tab-choice]')
  if (menu) menu.value = value
  for (const tab of all) {
    const chosen = tab.dataset.value === value
    tab.ariaSelected = String(chosen)
    tab.tabIndex = chosen ? 0 : -1
    const panel = tab.getAttribute('aria-controls') ?? ''
    box.querySelector(`:scope > #${CSS.escape(panel)}`)?.toggleAttribute('data-off', !chosen)
    if (chosen) revealTab(tab)
  }
  return true
}

function boxes(): NodeListOf<HTMLElement> {
  return document.querySelectorAll('[data-tabs]')
}

function groupOf(box: HTMLElement): string {
  return box.dataset.tabs ?? ''
}

/** The tabs of `box`, without those of nested boxes. */
function tabsOf(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>('[role="tab"]')].filter(
    (tab) => tab.closest('[data-tabs]') === box,
  )
}

function siblings(tab: Element | null): HTMLElement[] {
  const box = tab?.closest<HTMLElement>('[data-tabs]')
  return box ? tabsOf(box) : []
}

/** Width of the fade-out at the end of a list of tabs, px. */
const fade = 18

/** Scrolls only the list of tabs until `tab` is visible. */
function revealTab(tab: HTMLElement): void {
  const list = tab.parentElement
  if (!list) return
  const [outer, inner] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  const after = inner.right - outer.right + fade
  const before = inner.left - outer.left
  if (after > 0) list.scrollLeft += after
  else if (before < 0) list.scrollLeft += before
}
