/**
 * Makes a toggle say that `mode` is on. Its text is put into the document too, so it uses nothing
 * from outside itself.
 */
export function labelToggle(toggle: HTMLElement, mode: string | undefined): void {
  const words = (mode === 'light' ? toggle.dataset['light'] : toggle.dataset['dark'])?.split('|')
  toggle.setAttribute('aria-label', words?.[0] ?? '')
  toggle.title = words?.[1] ?? ''
}
