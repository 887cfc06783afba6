import { MenuIcon } from '@sanity/icons/Menu'
import { defineField, defineType } from 'sanity'
import { writersOnly } from '../access.ts'
import { withMessage } from '../validation/with-message.ts'

export const sidebar = defineType({
  name: 'sidebar',
  title: 'Sidebar',
  type: 'document',
  icon: MenuIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: 'Read out to those who cannot see the list.',
      type: 'localeString',
      validation: (rule) => rule.required().error('Give the sidebar a title in English.'),
    }),
    defineField({
      name: 'items',
      title: 'Entries',
      description: 'Pages, categories and links from top to bottom. Drag to reorder.',
      type: 'array',
      of: [{ type: 'sidebarPage' }, { type: 'sidebarCategory' }, { type: 'sidebarLink' }],
      validation: (rule) => rule.required().min(1).error('Add a page or a category.'),
    }),
    defineField({
      name: 'entry',
      title: 'First page',
      description: 'Where links to this sidebar lead.',
      type: 'reference',
      to: [{ type: 'page' }],
      readOnly: writersOnly,
      validation: (rule) => rule.required().error('Choose the page that opens first.'),
    }),
    defineField({
      name: 'name',
      title: 'Name',
      description: 'How navigation refers to this sidebar. Do not change it once it is used.',
      type: 'string',
      readOnly: writersOnly,
      validation: (rule) =>
        withMessage(
          'A name has letters and digits only: v5SideBar.',
          rule.required(),
          rule.regex(/^[A-Za-z][A-Za-z0-9]*$/),
        ),
    }),
  ],
  preview: { select: { title: 'title.en', subtitle: 'name' } },
})
