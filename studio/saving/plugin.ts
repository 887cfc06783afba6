import { definePlugin } from 'sanity'
import { SavingBadge } from './badge.ts'

/** Says of each document at all times whether what was written is kept. */
export const saving = definePlugin({
  name: 'saving',
  document: { badges: (badges) => [SavingBadge, ...badges] },
})
