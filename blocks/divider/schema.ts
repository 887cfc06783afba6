import { RemoveIcon } from '@sanity/icons/Remove'
import { defineField, defineType } from 'sanity'

export const divider = defineType({
  name: 'divider',
  title: 'Line across',
  type: 'object',
  icon: RemoveIcon,
  // Sanity requires a field in an object; a divider has no options.
  fields: [defineField({ name: 'note', title: 'Note', type: 'string', hidden: true })],
  preview: { prepare: () => ({ title: 'Line across' }) },
})
