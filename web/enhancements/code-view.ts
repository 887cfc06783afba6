import { closest } from './on-page.ts'

/** What a pressed button of a frame of code does to the frame, and undoes. */
const switches = [
  { button: '[data-wrap]', state: 'data-wrapped' },
  { button: '[data-unfold]', state: 'data-unfolded' },
]

/** Breaks the long lines of a frame of code, or shows all that it cuts off below; and back. */
export function codeView(): void {
  document.addEventListener(
    'click',
    (event) => {
      for (const { button, state } of switches) {
        const pressed = closest(event, button)
        const frame = pressed?.closest<HTMLElement>('[data-code]')
        if (pressed && frame) pressed.ariaPressed = String(frame.toggleAttribute(state))
      }
    },
    { capture: true },
  )
}
