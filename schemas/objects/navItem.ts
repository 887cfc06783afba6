import { LinkIcon } from '@sanity/icons/Link'
import { defineField, defineType } from 'sanity'
import { writersOnly } from '../access.ts'
import { type NavEntry, navEntryProblem } from '../validation/nav-entry.ts'
import { linkTarget } from './link-target.ts'

export const navItem = defineType({
  name: 'navItem',
  title: 'Entry',
  type: 'object',
  icon: LinkIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Label',
      type: 'localeString',
      validation: (rule) => rule.required().error('Give the entry a label in English.'),
    }),
    defineField({
      name: 'position',
      title: 'Side',
      type: 'string',
      options: {
        list: [
          { title: 'Left', value: 'left' },
          { title: 'Right', value: 'right' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'left',
      readOnly: writersOnly,
    }),
    ...linkTarget,
    defineField({
      name: 'sidebar',
      title: 'Sidebar',
      description:
        'Name of a sidebar, for example v5SideBar: the entry is marked on each of its pages.',
      type: 'string',
      readOnly: writersOnly,
    }),
    defineField({
      name: 'items',
      title: 'Menu below it',
      description: 'With entries here, it opens a menu and leads nowhere itself.',
      type: 'array',
      of: [{ type: 'navItem' }],
    }),
  ],
  validation: (rule) => rule.custom<NavEntry>((entry) => navEntryProblem(entry) ?? true),
  preview: {
    select: {
      title: 'label.en',
      path: 'page.path.current',
      href: 'href',
      sidebar: 'sidebar',
      items: 'items',
    },
    prepare: ({ title, path, href, sidebar, items }) => ({
      title: title || 'Entry without a label',
      subtitle:
        (path && `/${path}`) ||
        href ||
        sidebar ||
        (Array.isArray(items) ? `${items.length} entries` : ''),
    }),
  },
})
