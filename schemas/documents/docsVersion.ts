import { VersionsIcon } from '@sanity/icons/Versions'
import { defineField, defineType } from 'sanity'
import { writersOnly } from '../access.ts'

export const docsVersion = defineType({
  name: 'docsVersion',
  title: 'Version',
  type: 'document',
  icon: VersionsIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Label',
      description: 'What readers see in the list of versions.',
      type: 'string',
      readOnly: writersOnly,
      validation: (rule) => rule.required().error('Give the version a label.'),
    }),
    defineField({
      name: 'name',
      title: 'Name',
      description: 'What the site calls it; “current” is the newest.',
      type: 'string',
      readOnly: writersOnly,
      validation: (rule) => rule.required().error('Give the version a name, for example current.'),
    }),
    defineField({
      name: 'isLast',
      title: 'Shown unless another is chosen',
      type: 'boolean',
      readOnly: writersOnly,
    }),
    defineField({
      name: 'path',
      title: 'Path',
      description: 'In front of every page of this version; empty for the one shown by default.',
      type: 'string',
      readOnly: writersOnly,
    }),
    defineField({
      name: 'mainPage',
      title: 'First page',
      type: 'reference',
      to: [{ type: 'page' }],
      readOnly: writersOnly,
    }),
  ],
  preview: {
    select: { title: 'label', name: 'name', isLast: 'isLast' },
    prepare: ({ title, name, isLast }) => ({
      title: title || 'Version without a label',
      subtitle: [name, isLast && 'default'].filter(Boolean).join(' · '),
    }),
  },
})
