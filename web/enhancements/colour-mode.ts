import { storageKeys } from '../config/storage-keys.ts'
import { firstPaint } from './inline/first-paint.ts'
import { labelToggle } from './inline/label-toggle.ts'
import { closest } from './on-page.ts'
import { setLocalValue } from './storage.ts'

/** Runs `firstPaint` again, for a document that the browser created or restored itself. */
export function applyColourMode(): void {
  firstPaint(document.documentElement, location.search, storageKeys.theme)
}

/** Toggles dark and light mode, stores the choice, and follows other tabs. */
export function colourMode(): void {
  document.addEventListener(
    'click',
    (event) => {
      if (!closest(event, '[data-colour-toggle]')) return
      const mode = document.documentElement.dataset.theme === 'light' ? 'dark' : 'light'
      show(mode)
      setLocalValue(storageKeys.theme, mode)
    },
    { capture: true },
  )
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKeys.theme || key === null) show(newValue === 'light' ? 'light' : 'dark')
  })
}

/** Labels the mode toggles of a new page with the current mode. */
export function labelToggles(): void {
  const mode = document.documentElement.dataset.theme
  for (const toggle of document.querySelectorAll<HTMLElement>('[data-colour-toggle]'))
    labelToggle(toggle, mode)
}

function show(mode: 'dark' | 'light'): void {
  const root = document.documentElement
  root.dataset.theme = mode
  root.dataset.themeChoice = mode
  labelToggles()
}
