import type { BlockPath, EditorSelection } from '@portabletext/editor'
import { defineBehavior, effect, raise } from '@portabletext/editor/behaviors'
import { getFocusTextBlock } from '@portabletext/editor/selectors'
import type { LineBlock } from '../line-block.ts'

const TYPE = 'custom.block menu.choice'

/** A line of the menu that was chosen: what was typed for it, and what is made in its place. */
interface Choice extends Record<string, unknown> {
  /** Where what was typed begins and ends in its block, in letters. */
  start: number
  end: number
  made: { as: 'block'; block: LineBlock; opens: boolean } | { as: 'style' | 'list'; name: string }
}

/** Sent to the editor, takes what was typed away and makes what was chosen; one undo takes both back. */
export const choiceEvent = (choice: Choice) => ({ type: TYPE, ...choice }) as const

/** `open` shows the form of a block that has one. */
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
          // An empty line stays behind the block, to write on.
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
