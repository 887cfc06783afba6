import { definePlugin } from 'sanity'
import { BreakingField } from './breaking-field.tsx'

/** An entry of the changelog says whether it may break clients, which nobody decides by hand. */
export const breakingChanges = definePlugin({
  name: 'breaking',
  form: { components: { field: BreakingField } },
})
