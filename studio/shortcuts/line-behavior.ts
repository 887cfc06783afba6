import { defineBehavior, effect, raise } from '@portabletext/editor/behaviors'
import { getFocusTextBlock, isAtTheEndOfBlock } from '@portabletext/editor/selectors'
import { lineBlock } from './line-block.ts'

/** Blocks whose content is written in a form. */
const OPENED = new Set(['codeBlock', 'admonition', 'table'])

/** Enter after a line of Markdown replaces it by its block; `open` opens the form of a block that has one. */
export const lineBehavior = (open: (key: string) => void) =>
  defineBehavior({
    on: 'insert.break',
    guard: ({ snapshot }) => {
      const focus = getFocusTextBlock(snapshot)
      if (!focus || focus.node.listItem !== undefined || focus.node.style !== 'normal') return false
      if (!isAtTheEndOfBlock(focus)(snapshot)) return false
      const children = focus.node.children.map((child) =>
        'text' in child && typeof child.text === 'string' ? child.text : undefined,
      )
      // An inline object in the line would be lost.
      if (children.includes(undefined)) return false
      const line = children.join('')
      const block = lineBlock(line)
      const isTaken = snapshot.context.schema.blockObjects.some(({ name }) => name === block?._type)
      return block && isTaken ? { block, path: focus.path, length: line.length } : false
    },
    actions: [
      (_event, { block, path, length }) => [
        raise({ type: 'insert.block', block, placement: 'before', select: 'none' }),
        raise({
          type: 'delete',
          at: { anchor: { path, offset: 0 }, focus: { path, offset: length } },
        }),
        ...(OPENED.has(block._type) ? [effect(() => open(block._key))] : []),
      ],
    ],
  })
