import { closest, type Listening, onPage } from './on-page.ts'

const column = '[data-sidebar-name]'
/** Name of the sidebar that the reader hid. In memory only: a reload brings it back. */
let hidden: string | undefined

/** Hides the sidebar of wide screens and brings it back, at a press of its buttons. */
export function sidebarHiding(options: Listening): void {
  document.addEventListener(
    'click',
    (event) => {
      const pressed = closest(event, '[data-sidebar-toggle]')
      const around = pressed?.closest<HTMLElement>(column)
      if (!pressed || !around) return
      hidden = pressed.dataset.sidebarToggle === 'hide' ? around.dataset.sidebarName : undefined
      applySidebarHiding()
      // The pressed button is gone; the other one stands for it.
      onPage('[data-sidebar-toggle]')[0]?.focus({ preventScroll: true })
    },
    { ...options, capture: true },
  )
}

/** Keeps the sidebar hidden on another page of it; a page with another one shows its own. */
export function applySidebarHiding(): void {
  const name = onPage(column)[0]?.dataset.sidebarName
  if (name !== hidden) hidden = undefined
  if (hidden === undefined) delete document.documentElement.dataset.sidebar
  else document.documentElement.dataset.sidebar = 'hidden'
}
