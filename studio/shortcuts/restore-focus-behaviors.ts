import { defineBehavior, effect, forward } from '@portabletext/editor/behaviors'
import { focusEditor } from '../patches/typing/focus-editor.ts'

/** Number of frames after which the style menu has closed for certain, even on a busy machine. */
const FRAMES = 600

/**
 * Return the focus to the text after a choice in a menu of the toolbar. When the menu closes, it moves the focus to the
 * body element or to its own button, and the next typed text would be lost.
 */
export const restoreFocusBehaviors = (
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

/** Calls `focus` in each frame in which the text has lost the focus, until the writer presses a key or the pointer. */
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
