import { closest, type Listening } from './on-page.ts'

/** The drawer below 997 px: two panels, nothing behind it reachable, closed on wide screens. */
export function drawer(options: Listening): void {
  document.addEventListener(
    'click',
    (event) => {
      const back = closest(event, '[data-drawer-back]')
      const panel = back?.closest<HTMLElement>('[data-drawer]')
      if (panel) panel.dataset.drawer = 'main'
    },
    options,
  )
  document.addEventListener(
    'beforetoggle',
    (event) => {
      const panel = closest(event, '[data-drawer][popover]')
      if (!panel || panel !== event.target || !('newState' in event)) return
      const open = event.newState === 'open'
      // Before the browser gives the focus back, which it does not give to what is inert.
      for (const behind of document.querySelectorAll<HTMLElement>('main, footer, [data-navbar]'))
        behind.inert = open
      if (!open && panel.querySelector('[data-drawer-back]')) panel.dataset.drawer = 'docs'
    },
    { ...options, capture: true },
  )
  document.addEventListener(
    'toggle',
    (event) => {
      const panel = closest(event, '[data-drawer][popover]')
      if (panel !== event.target) return
      panel?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'center' })
    },
    { ...options, capture: true },
  )
  matchMedia('(min-width: 997px)').addEventListener(
    'change',
    ({ matches }) => {
      if (matches) document.querySelector<HTMLElement>('[data-drawer]:popover-open')?.hidePopover()
    },
    options,
  )
}
