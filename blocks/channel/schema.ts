import { ActivityIcon } from '@sanity/icons/Activity'
import { defineField, defineType } from 'sanity'

export const channel = defineType({
  name: 'channel',
  title: 'WebSocket topic',
  type: 'object',
  icon: ActivityIcon,
  fields: [
    defineField({
      name: 'channel',
      title: 'Topic',
      description:
        'Shows the pattern, how often it is pushed, the fields of its messages and examples. Its facts come from the API’s specification; its words are edited under “API reference”.',
      type: 'reference',
      to: [{ type: 'apiChannel' }],
      validation: (rule) => rule.required().error('Choose the topic to show.'),
    }),
  ],
  preview: {
    select: { pattern: 'channel.topics.0.pattern', summary: 'channel.summary.en' },
    prepare: ({ pattern, summary }) => ({
      title: pattern || summary || 'No topic chosen',
      subtitle: 'WebSocket topic',
      // Makes the editor draw the block like an operation.
      block: 'operation',
      path: pattern,
      summary,
    }),
  },
})
