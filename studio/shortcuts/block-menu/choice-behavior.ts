import type { BlockPath, EditorSelection } from '@portabletext/editor'
import { defineBehavior, effect, raise } from '@portabletext/editor/behaviors'
import { getFocusTextBlock } from '@portabletext/editor/selectors'
import type { LineBlock } from '../line-block.ts'

const TYPE = 'custom.block menu.choice'

/** The chosen entry with the typed range that it replaces. */
interface Choice extends Record<string, unknown> {
  /** Start and end of the typed text in its block, in UTF-16 code units. */
  start: number
  end: number
  made: { as: 'block'; block: LineBlock; opens: boolean } | { as: 'style' | 'list'; name: string }
}

/** Returns the event that replaces the typed text by the chosen block or style, as one undo step. */
export const choiceEvent = (choice: Choice) => ({ type: TYPE, ...choice }) as const

/** `open` opens the form of the inserted block. */
export const choiceBehavior = (open: (key: string) => void) =>
  defineBehavior<Choice, typeof TYPE, { path: BlockPath; words: string }>({
    on: TYPE,
    guard: ({ snapshot }) => {
      const focus = getFocusTextBlock(snapshot)
      if (!focus) return false
      const words = focus.node.children
        .map((child) => ('text' in child && typeof child.text === 'string' ? child.text : ''))
        .join('')
      return { path: focus.path, words }
    },
    actions: [
      ({ event: { start, end, made } }, { path, words }) => {
        const before = words.slice(0, start).trimEnd()
        const isAlone = before === '' && words.slice(end).trim() === ''
        if (made.as !== 'block') {
          const { name } = made
          return [
            raise({ type: 'delete', at: within(path, start, end) }),
            made.as === 'style'
              ? raise({ type: 'style.add', style: name })
              : raise({ type: 'list item.add', listItem: name }),
          ]
        }
        const { block, opens } = made
        return [
          // The emptied line remains behind the block, to type on.
          raise({
            type: 'insert.block',
            block,
            placement: isAlone ? 'before' : 'after',
            select: 'none',
          }),
          raise({ type: 'delete', at: within(path, isAlone ? start : before.length, end) }),
          ...(opens ? [effect(() => open(block._key))] : []),
        ]
      },
    ],
  })

const within = (path: BlockPath, start: number, end: number): NonNullable<EditorSelection> => ({
  anchor: { path, offset: start },
  focus: { path, offset: end },
})
