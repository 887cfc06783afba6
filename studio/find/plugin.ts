import { definePlugin } from 'sanity'
import { FindAction } from './find-action.tsx'

/** Finds and replaces text in all blocks of a page at once. */
export const finding = definePlugin({
  name: 'finding',
  document: {
    actions: (actions, { schemaType }) =>
      schemaType === 'page' ? [...actions, FindAction] : actions,
  },
})
