import { CalendarIcon } from '@sanity/icons/Calendar'
import { defineField, defineType } from 'sanity'

export const changelog = defineType({
  name: 'changelog',
  title: 'Changelog',
  type: 'object',
  icon: CalendarIcon,
  // An object needs a field; the block always shows every entry, by month.
  fields: [defineField({ name: 'note', title: 'Note', type: 'string', hidden: true })],
  preview: { prepare: () => ({ title: 'All changelog entries, by month' }) },
})
