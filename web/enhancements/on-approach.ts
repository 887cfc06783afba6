import { closest } from './on-page.ts'

/** Calls `work` when the reader points at, touches or focuses what matches `selector`. */
export function onApproach(selector: string, work: () => void): void {
  const listener = (event: Event) => {
    if (closest(event, selector)) work()
  }
  for (const kind of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(kind, listener, { capture: true, passive: true })
}
