import { defineField } from 'sanity'

/** The text of a link in the footer or a sidebar. */
export const linkLabel = defineField({
  name: 'label',
  title: 'Label',
  type: 'localeString',
  validation: (rule) => rule.required().error('Give the link a label in English.'),
})
