import { closest } from './on-page.ts'

/** Breaks the long lines of a frame of code, or lets them run on again. */
export function wordWrap(): void {
  document.addEventListener(
    'click',
    (event) => {
      const button = closest(event, '[data-wrap]')
      const frame = button?.closest<HTMLElement>('[data-code]')
      if (!button || !frame) return
      button.ariaPressed = String(frame.toggleAttribute('data-wrapped'))
    },
    { capture: true },
  )
}
