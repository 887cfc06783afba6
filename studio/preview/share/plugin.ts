import { definePlugin } from 'sanity'
import { ShareAction } from './share-action.tsx'

/** Expiring links to the draft of a page, for people without an account. */
export const sharing = definePlugin({
  name: 'sharing',
  document: {
    actions: (actions, { schemaType }) =>
      schemaType === 'page' ? [...actions, ShareAction] : actions,
  },
})
