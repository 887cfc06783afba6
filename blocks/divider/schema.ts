import { RemoveIcon } from '@sanity/icons/Remove'
import { defineField, defineType } from 'sanity'

export const divider = defineType({
  name: 'divider',
  title: 'Line across',
  type: 'object',
  icon: RemoveIcon,
  // An object needs a field; nothing about a line can be set.
  fields: [defineField({ name: 'note', title: 'Note', type: 'string', hidden: true })],
  preview: { prepare: () => ({ title: 'Line across' }) },
})
