import { FolderIcon } from '@sanity/icons/Folder'
import { defineField, defineType } from 'sanity'
import { writersOnly } from '../access.ts'

export const sidebarCategory = defineType({
  name: 'sidebarCategory',
  title: 'Category',
  type: 'object',
  icon: FolderIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Label',
      type: 'localeString',
      validation: (rule) => rule.required().error('Give the category a label in English.'),
    }),
    defineField({
      name: 'items',
      title: 'Entries',
      type: 'array',
      of: [{ type: 'sidebarPage' }, { type: 'sidebarCategory' }, { type: 'sidebarLink' }],
      validation: (rule) =>
        rule.min(1).warning('The category is empty: readers see its label only.'),
    }),
    defineField({
      name: 'page',
      title: 'Page of the category',
      description:
        'Opens when the label is clicked. Below its own words it lists the entries, with what changed in them.',
      type: 'reference',
      to: [{ type: 'page' }],
      readOnly: writersOnly,
    }),
  ],
  preview: {
    select: { title: 'label.en', items: 'items' },
    prepare: ({ title, items }) => ({
      title: title || 'Category without a label',
      subtitle: `${Array.isArray(items) ? items.length : 0} entries`,
    }),
  },
})
