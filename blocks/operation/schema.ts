import { PlugIcon } from '@sanity/icons/Plug'
import { defineField, defineType } from 'sanity'
import { writersOnly } from '../../schemas/access.ts'

export const operation = defineType({
  name: 'operation',
  title: 'API operation',
  type: 'object',
  icon: PlugIcon,
  fields: [
    defineField({
      name: 'operation',
      title: 'Operation',
      description:
        'Shows the request line, the tables of parameters and the examples. Its facts come from the API’s specification; its words are edited under “API reference”.',
      type: 'reference',
      to: [{ type: 'apiOperation' }],
      validation: (rule) => rule.required().error('Choose the operation to show.'),
    }),
    defineField({
      name: 'explorer',
      title: 'Page of the explorer',
      description: 'Readers can send the request from here. One page for each operation.',
      type: 'boolean',
      readOnly: writersOnly,
    }),
  ],
  preview: {
    select: { method: 'operation.method', path: 'operation.path', summary: 'operation.summary.en' },
    prepare: ({ method, path, summary }) => ({
      title: method ? `${method} ${path}` : 'No operation chosen',
      subtitle: summary || 'API operation',
      // Makes the editor draw the block as a request line.
      block: 'operation',
      method,
      path,
      summary,
    }),
  },
})
