import { defineBehavior, forward, raise } from '@portabletext/editor/behaviors'
import { getFocusBlock, getNextBlock } from '@portabletext/editor/selectors'

/**
 * A block that the toolbar inserts behind the last text gets an empty line behind it, for the caret when the block's
 * form closes. Only the toolbar's event has neither a placement nor a selection.
 */
export const toolbarBehavior = defineBehavior({
  on: 'insert.block',
  guard: ({ snapshot, event }) => {
    const { schema } = snapshot.context
    const isOfToolbar = event.placement === 'auto' && !event.select && !event.at
    if (!isOfToolbar || !schema.blockObjects.some(({ name }) => name === event.block._type))
      return false
    return getFocusBlock(snapshot) !== undefined && getNextBlock(snapshot) === undefined
  },
  actions: [
    ({ snapshot, event }) => [
      forward(event),
      raise({
        type: 'insert.block',
        block: { _type: snapshot.context.schema.block.name },
        placement: 'after',
        select: 'none',
      }),
    ],
  ],
})
