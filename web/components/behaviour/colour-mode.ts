import { storageKeys } from '../../storage-keys.ts'
import { closest, type Listening } from './on-page.ts'
import { store, stored } from './storage.ts'

/** Does what the inline script does, on a document that the browser made itself: the crash page. */
export function applyColourMode(): void {
  const root = document.documentElement
  const theme = stored(storageKeys.theme)
  root.dataset.js = ''
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
}

/** Switches between dark and light, remembers the choice, follows other tabs. */
export function colourMode(options: Listening): void {
  const root = document.documentElement
  document.addEventListener(
    'click',
    (event) => {
      if (!closest(event, '[data-colour-toggle]')) return
      const theme = root.dataset.theme === 'light' ? 'dark' : 'light'
      root.dataset.theme = theme
      store(storageKeys.theme, theme)
    },
    options,
  )
  window.addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (key === storageKeys.theme && newValue) root.dataset.theme = newValue
    },
    options,
  )
}
