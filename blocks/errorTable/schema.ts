import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline'
import { defineField, defineType } from 'sanity'

export const errorTable = defineType({
  name: 'errorTable',
  title: 'Table of error codes',
  type: 'object',
  icon: ErrorOutlineIcon,
  fields: [
    defineField({
      name: 'errors',
      title: 'Error codes',
      description: 'Shows every code with its meaning and what to do.',
      type: 'reference',
      to: [{ type: 'errorCode' }],
      validation: (rule) => rule.required().error('Choose the error codes to show.'),
    }),
  ],
  preview: {
    select: { title: 'errors.title.en' },
    prepare: ({ title }) => ({
      title: title || 'No error codes chosen',
      subtitle: 'Table of error codes',
    }),
  },
})
