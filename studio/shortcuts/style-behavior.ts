import { defineBehavior, effect, forward } from '@portabletext/editor/behaviors'

/** Frames within which the menu of styles has closed, on a busy machine too. */
const FRAMES = 600

/**
 * Brings the caret back to the text whose style was chosen. The menu of styles takes the focus when it
 * closes and gives it to nothing, so what is typed next would be lost.
 */
export const styleBehavior = defineBehavior({
  on: 'style.add',
  actions: [
    ({ event }) => [forward(event), effect(({ send }) => onceLost(() => send({ type: 'focus' })))],
  ],
})

/** Once nothing has the focus, unless the writer goes elsewhere before. */
function onceLost(focus: () => void): void {
  const over = new AbortController()
  const end = () => over.abort()
  for (const type of ['pointerdown', 'keydown'])
    document.addEventListener(type, end, { capture: true, signal: over.signal })
  const look = (frames: number) =>
    requestAnimationFrame(() => {
      if (over.signal.aborted) return
      const isLost = document.activeElement === document.body
      if (isLost) focus()
      if (isLost || frames === 1) end()
      else look(frames - 1)
    })
  look(FRAMES)
}
