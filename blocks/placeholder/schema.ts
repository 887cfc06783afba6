import { UnknownIcon } from '@sanity/icons/Unknown'
import { defineField, defineType } from 'sanity'

/** An unsupported element of an imported page: a component, or its import. */
export const placeholder = defineType({
  name: 'placeholder',
  title: 'Placeholder',
  type: 'object',
  icon: UnknownIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      description: 'Of the component that stood here; “import” or “export” shows readers nothing.',
      type: 'string',
      validation: (rule) => rule.required().error('Say what stood here.'),
    }),
    defineField({
      name: 'source',
      title: 'Source',
      description: 'As it was written. Make other blocks of it, then remove this one.',
      type: 'text',
      rows: 8,
    }),
  ],
  validation: (rule) =>
    rule
      .custom((value) =>
        value
          ? `“${value['name'] ?? ''}” has no block here: readers do not see it as meant.`
          : true,
      )
      .warning(),
  preview: {
    select: { name: 'name', source: 'source' },
    prepare: ({ name, source }) => ({
      title: `Not shown: ${name ?? ''}`,
      subtitle: String(source ?? '')
        .replace(/\s+/g, ' ')
        .slice(0, 100),
    }),
  },
})
