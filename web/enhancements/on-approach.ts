import { closest } from './on-page.ts'

/** Calls `work` when the reader hovers, touches or focuses an element that matches `selector`. */
export function onApproach(selector: string, work: () => void): void {
  const listener = (event: Event) => {
    if (closest(event, selector)) work()
  }
  for (const kind of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(kind, listener, { capture: true, passive: true })
}
