import { ExpandIcon } from '@sanity/icons/Expand'
import { defineField, defineType } from 'sanity'
import { innerMembers } from './members.ts'

export const details = defineType({
  name: 'details',
  title: 'Fold',
  type: 'object',
  icon: ExpandIcon,
  fields: [
    defineField({
      name: 'summary',
      title: 'Line that opens it',
      type: 'string',
      validation: (rule) => rule.required().error('Write the line that the reader clicks.'),
    }),
    defineField({ name: 'body', title: 'Folded content', type: 'array', of: innerMembers }),
  ],
  preview: {
    select: { title: 'summary' },
    prepare: ({ title }) => ({ title: title || 'Fold without a line', subtitle: 'Fold' }),
  },
})
