import { closest, type Listening, onPage } from './on-page.ts'

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
      if (!panel || panel !== event.target) return
      if (panel.matches(':popover-open')) {
        panel.querySelector<HTMLElement>('[popovertarget]')?.focus()
        panel.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'center' })
      } else if (document.activeElement === document.body) {
        onPage(`[data-navbar] [popovertarget="${panel.id}"]`)[0]?.focus()
      }
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
