import { defineBehavior, effect, forward } from '@portabletext/editor/behaviors'
import { focusEditor } from '../patches/typing/focus-editor.ts'

/** Frames within which the menu of styles has closed, on a busy machine too, and takes no focus any more. */
const FRAMES = 600

/**
 * Bring the caret back to the text of which something was chosen in a menu of the toolbar. The menu takes the focus
 * when it closes and gives it to nothing or to its own button, so what is typed next would be lost.
 */
export const keepCaretBehaviors = (
  ['style.add', 'decorator.toggle', 'list item.toggle'] as const
).map((on) =>
  defineBehavior({
    on,
    actions: [
      ({ dom, event }) => [
        forward(event),
        effect(({ send }) => whileLost(() => focusEditor({ dom, send }))),
      ],
    ],
  }),
)

const isLost = (focused: Element | null) =>
  focused === document.body || focused?.id === 'block-style-select'

/** Whenever the text has lost the focus, until the writer types or presses something. */
function whileLost(focus: () => void): void {
  const over = new AbortController()
  const end = () => over.abort()
  for (const type of ['pointerdown', 'keydown'])
    document.addEventListener(type, end, { capture: true, signal: over.signal })
  const look = (frames: number) =>
    requestAnimationFrame(() => {
      if (over.signal.aborted) return
      if (isLost(document.activeElement)) focus()
      if (frames === 1) end()
      else look(frames - 1)
    })
  look(FRAMES)
}
