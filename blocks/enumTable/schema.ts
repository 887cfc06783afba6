import { ListIcon } from '@sanity/icons/List'
import { defineField, defineType } from 'sanity'

export const enumTable = defineType({
  name: 'enumTable',
  title: 'Table of values',
  type: 'object',
  icon: ListIcon,
  fields: [
    defineField({
      name: 'enum',
      title: 'Enumeration',
      description: 'Shows every value with its meaning.',
      type: 'reference',
      to: [{ type: 'enumDefinition' }],
      validation: (rule) => rule.required().error('Choose the enumeration to show.'),
    }),
  ],
  preview: {
    select: { name: 'enum.name', title: 'enum.title.en' },
    prepare: ({ name, title }) => ({
      title: name || 'No enumeration chosen',
      subtitle: title || 'Table of values',
    }),
  },
})
