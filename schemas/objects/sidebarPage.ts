import { DocumentIcon } from '@sanity/icons/Document'
import { defineField, defineType } from 'sanity'
import { requiredPage } from './page-target.ts'

export const sidebarPage = defineType({
  name: 'sidebarPage',
  title: 'Page',
  type: 'object',
  icon: DocumentIcon,
  fields: [
    requiredPage('Choose a page.'),
    defineField({
      name: 'label',
      title: 'Label',
      description: 'Only where it differs from the page’s own label.',
      type: 'localeString',
    }),
  ],
  preview: {
    select: {
      own: 'label.en',
      label: 'page.sidebarLabel.en',
      title: 'page.title.en',
      path: 'page.path.current',
    },
    prepare: ({ own, label, title, path }) => ({
      title: own || label || title || 'No page chosen',
      subtitle: path ? `/${path}` : '',
    }),
  },
})
