import { closest, onPage } from './on-page.ts'

/**
 * The navbar's menus: a press toggles one; Escape closes it and returns the focus; any press or focus outside closes it.
 * Opening on hover is a CSS rule.
 */
export function menus(): void {
  const capture = { capture: true }
  document.addEventListener(
    'click',
    (event) => {
      const menu = closest(event, '[data-menu]')
      const button = menu && closest(event, '[data-menu] > button')
      if (button) toggle(menu, button.ariaExpanded !== 'true')
      else if (menu && closest(event, 'a')) toggle(menu, false)
    },
    capture,
  )
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      for (const list of onPage('[data-menu] > ul')) {
        const menu = list.closest<HTMLElement>('[data-menu]')
        if (!menu) continue
        if (menu.contains(document.activeElement)) menu.querySelector('button')?.focus()
        toggle(menu, false)
      }
    },
    capture,
  )
  for (const kind of ['mousedown', 'touchstart', 'focusin'])
    document.addEventListener(kind, closeOthers, { capture: true, passive: true })
  document.addEventListener('pointerout', (event) => {
    const menu = closest(event, '[data-menu]')
    const inside = event.relatedTarget instanceof Node && menu?.contains(event.relatedTarget)
    if (menu && !inside) delete menu.dataset.closed
  })
}

/** A closed menu stays closed under the pointer until the pointer leaves it. */
function toggle(menu: HTMLElement, open: boolean): void {
  menu.querySelector('button')?.setAttribute('aria-expanded', String(open))
  if (open) delete menu.dataset.closed
  else if (menu.matches(':hover')) menu.dataset.closed = ''
}

function closeOthers(event: Event): void {
  for (const button of document.querySelectorAll('[data-menu] > [aria-expanded="true"]')) {
    const inside = event.target instanceof Node && button.parentElement?.contains(event.target)
    if (!inside) button.setAttribute('aria-expanded', 'false')
  }
}
