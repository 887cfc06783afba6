import { definePlugin } from 'sanity'
import { SavingBadge } from './badge.ts'

/** Always shows whether a document's changes are saved. */
export const saving = definePlugin({
  name: 'saving',
  document: { badges: (badges) => [SavingBadge, ...badges] },
})
