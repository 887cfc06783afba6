import { ExpandIcon } from '@sanity/icons/Expand'
import { type ArrayDefinition, defineField, defineType } from 'sanity'

/** `inner` are the types that may be nested in a fold. */
export const details = (inner: ArrayDefinition['of']) =>
  defineType({
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
      defineField({ name: 'body', title: 'Folded content', type: 'array', of: inner }),
    ],
    preview: {
      select: { title: 'summary' },
      prepare: ({ title }) => ({ title: title || 'Fold without a line', subtitle: 'Fold' }),
    },
  })
