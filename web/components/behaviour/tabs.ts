import { formerTabKey, storageKeys } from '../../storage-keys.ts'
import { closest, type Listening } from './on-page.ts'
import { store, stored } from './storage.ts'

/** Tabs by mouse and keyboard; groups of one name switch together and are remembered. */
export function tabs(options: Listening): void {
  document.addEventListener(
    'click',
    (event) => {
      const tab = closest(event, '[role="tab"]')
      if (tab) choose(tab)
    },
    options,
  )
  document.addEventListener(
    'keydown',
    (event) => {
      const tab = closest(event, '[role="tab"]')
      const list = tab?.closest('[role="tablist"]')
      if (!tab || !list) return
      const all = [...list.querySelectorAll<HTMLElement>('[role="tab"]')]
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
    },
    options,
  )
}

/** Shows the remembered tabs on a page that has just come. */
export function applyTabs(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const group = box.dataset.tabs ?? ''
    const value = stored(storageKeys.tab(group)) ?? stored(formerTabKey(group))
    if (value) select(box, value)
  }
}

function choose(tab: HTMLElement): void {
  const group = tab.closest<HTMLElement>('[data-tabs]')?.dataset.tabs ?? ''
  const value = tab.dataset.value ?? ''
  const before = tab.getBoundingClientRect().top
  for (const box of document.querySelectorAll<HTMLElement>('[data-tabs]'))
    if (box.dataset.tabs === group) select(box, value)
  // Panels above may have changed their height: the pressed tab stays where it was.
  window.scrollBy(0, tab.getBoundingClientRect().top - before)
  store(storageKeys.tab(group), value)
}

function select(box: HTMLElement, value: string): void {
  const all = [...box.querySelectorAll<HTMLElement>('[role="tab"]')].filter(
    (tab) => tab.closest('[data-tabs]') === box,
  )
  if (!all.some((tab) => tab.dataset.value === value)) return
  for (const tab of all) {
    const chosen = tab.dataset.value === value
    tab.setAttribute('aria-selected', String(chosen))
    tab.tabIndex = chosen ? 0 : -1
    const panel = box.querySelector(
      `:scope > #${CSS.escape(tab.getAttribute('aria-controls') ?? '')}`,
    )
    panel?.toggleAttribute('data-off', !chosen)
  }
}
