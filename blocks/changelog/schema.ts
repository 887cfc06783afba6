import { CalendarIcon } from '@sanity/icons/Calendar'
import { defineField, defineType } from 'sanity'

export const changelog = defineType({
  name: 'changelog',
  title: 'Changelog',
  type: 'object',
  icon: CalendarIcon,
  // Sanity requires a field in an object; the block always shows all entries, by month.
  fields: [defineField({ name: 'note', title: 'Note', type: 'string', hidden: true })],
  preview: { prepare: () => ({ title: 'All changelog entries, by month' }) },
})
