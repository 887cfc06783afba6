import { definePlugin } from 'sanity'
import { BreakingField } from './breaking-field.tsx'

/** Shows in the form of a changelog entry whether the entry may break clients, which follows from its facts. */
export const breakingChanges = definePlugin({
  name: 'breaking',
  form: { components: { field: BreakingField } },
})
