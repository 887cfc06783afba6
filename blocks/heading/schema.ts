import { HashIcon } from '@sanity/icons/Hash'
import { defineField, defineType } from 'sanity'

const LEVELS = [
  { title: 'Section', value: 2 },
  { title: 'Part of a section', value: 3 },
  { title: 'Detail', value: 4 },
  { title: 'Finest', value: 5 },
]

export const heading = defineType({
  name: 'heading',
  title: 'Heading',
  type: 'object',
  icon: HashIcon,
  fields: [
    defineField({
      name: 'text',
      title: 'Words',
      type: 'string',
      validation: (rule) => rule.required().error('Write the heading.'),
    }),
    defineField({
      name: 'level',
      title: 'Level',
      type: 'number',
      options: { list: LEVELS, layout: 'radio', direction: 'horizontal' },
      initialValue: 2,
      validation: (rule) => rule.required().error('Choose the level of the heading.'),
    }),
    defineField({
      name: 'anchor',
      title: 'Anchor',
      description:
        'The end of the address of this heading: …#request-parameters. Keep it when you reword the heading, so that links stay whole. The same in every language.',
      type: 'anchor',
    }),
    defineField({
      name: 'aliases',
      title: 'Former anchors',
      description: 'Links to these still find the heading.',
      type: 'array',
      of: [{ type: 'string' }],
      options: { layout: 'tags' },
    }),
  ],
  preview: {
    select: { text: 'text', level: 'level', anchor: 'anchor' },
    prepare: ({ text, level, anchor }) => ({
      title: text || 'Heading without words',
      subtitle: `H${level ?? '?'} · #${anchor ?? ''}`,
    }),
  },
})
