import { definePlugin } from 'sanity'
import { TrialAction } from './trial-action.tsx'

const TYPES = ['searchSynonym', 'searchCuration', 'searchStopWords']

/** What drafts about the search would change, before they are published. */
export const searchTrials = definePlugin({
  name: 'search-trials',
  document: {
    actions: (actions, { schemaType }) =>
      TYPES.includes(schemaType) ? [...actions, TrialAction] : actions,
  },
})
