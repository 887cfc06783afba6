import { defineField } from 'sanity'

/** What a link of the footer or of a sidebar says. */
export const linkLabel = defineField({
  name: 'label',
  title: 'Label',
  type: 'localeString',
  validation: (rule) => rule.required().error('Give the link a label in English.'),
})
