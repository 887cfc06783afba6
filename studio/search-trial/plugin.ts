import { definePlugin } from 'sanity'
import { TrialAction } from './trial-action.tsx'

const TYPES = ['searchSynonym', 'searchCuration', 'searchStopWords']

/** Shows the effect of drafts about the search before they are published. */
export const searchTrials = definePlugin({
  name: 'search-trials',
  document: {
    actions: (actions, { schemaType }) =>
      TYPES.includes(schemaType) ? [...actions, TrialAction] : actions,
  },
})
