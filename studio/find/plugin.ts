import { definePlugin } from 'sanity'
import { FindAction } from './find-action.tsx'

/** Words of a page, found and replaced in all its blocks at once. */
export const finding = definePlugin({
  name: 'finding',
  document: {
    actions: (actions, { schemaType }) =>
      schemaType === 'page' ? [...actions, FindAction] : actions,
  },
})
