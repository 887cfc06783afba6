import { definePlugin } from 'sanity'
import { ShareAction } from './share-action.tsx'

/** Links to the draft of a page that end by themselves. */
export const sharing = definePlugin({
  name: 'sharing',
  document: {
    actions: (actions, { schemaType }) =>
      schemaType === 'page' ? [...actions, ShareAction] : actions,
  },
})
