import { storageKeys } from '../config/storage-keys.ts'
import { firstHiding } from './inline/first-hiding.ts'
import { closest, onPage } from './on-page.ts'
import { sessionValue, setSessionValue } from './storage.ts'

/** Hides and shows the sidebar of wide screens by its buttons. */
export function sidebarHiding(): void {
  document.addEventListener(
    'click',
    (event) => {
      const pressed = closest(event, '[data-sidebar-toggle]')
      const around = pressed?.closest<HTMLElement>('[data-sidebar-name]')
      if (!pressed || !around) return
      const hides = pressed.dataset.sidebarToggle === 'hide'
      setSessionValue(
        storageKeys.hiddenSidebar,
        hides ? (around.dataset.sidebarName ?? null) : null,
      )
      applySidebarHiding()
      // The pressed button is hidden now; the focus moves to its counterpart.
      onPage('[data-sidebar-toggle]')[0]?.focus({ preventScroll: true })
    },
    { capture: true },
  )
}

/** A page with another sidebar than the hidden one shows it, and resets the choice. */
export function applySidebarHiding(): void {
  if (!firstHiding(sessionValue(storageKeys.hiddenSidebar)))
    setSessionValue(storageKeys.hiddenSidebar, null)
}
