/**
 * Labels a toggle with the current `mode`. The text of this function is written into pages, so it refers to nothing
 * outside itself.
 */
export function labelToggle(toggle: HTMLElement, mode: string | undefined): void {
  const words = (mode === 'light' ? toggle.dataset['light'] : toggle.dataset['dark'])?.split('|')
  toggle.setAttribute('aria-label', words?.[0] ?? '')
  toggle.title = words?.[1] ?? ''
}
