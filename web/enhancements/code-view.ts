import { closest } from './on-page.ts'

/** Buttons of a code frame, with the attribute that each toggles on the frame. */
const switches = [
  { button: '[data-wrap]', state: 'data-wrapped' },
  { button: '[data-unfold]', state: 'data-unfolded' },
]

/** Toggles line wrapping and unfolding of a code frame. */
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
