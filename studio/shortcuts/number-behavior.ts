import { defineBehavior, effect, raise } from '@portabletext/editor/behaviors'
import { getFocusTextBlock, isAtTheEndOfBlock } from '@portabletext/editor/selectors'

/**
 * Makes a line that starts with "3. " a list item that counts from 3; Sanity only converts "1. ". `count` stores the
 * number for the item with this key.
 */
export const numberBehavior = (count: (key: string, from: number) => void) =>
  defineBehavior({
    on: 'insert.text',
    guard: ({ snapshot, event }) => {
      const focus = getFocusTextBlock(snapshot)
      if (event.text !== ' ' || !focus || !isAtTheEndOfBlock(focus)(snapshot)) return false
      const { style, listItem, children, _key } = focus.node
      const [only, more] = children
      const typed = only && !more && 'text' in only ? String(only.text) : ''
      const [, number] = /^(\d{1,4})\.$/.exec(typed) ?? []
      const isTaken = snapshot.context.schema.lists.some(({ name }) => name === 'number')
      if (number === undefined || number === '1' || style !== 'normal' || listItem || !isTaken)
        return false
      return { path: focus.path, key: _key, from: Number(number), length: typed.length }
    },
    actions: [
      (_event, { path, key, from, length }) => [
        raise({
          type: 'delete',
          at: { anchor: { path, offset: 0 }, focus: { path, offset: length } },
        }),
        raise({ type: 'list item.add', listItem: 'number' }),
        effect(() => count(key, from)),
      ],
    ],
  })
