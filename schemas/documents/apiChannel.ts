import { ActivityIcon } from '@sanity/icons/Activity'
import { defineField, defineType } from 'sanity'
import {
  apiFields,
  deprecation,
  description,
  groups,
  removed,
  summary,
  synced,
  tags,
} from '../objects/from-spec.ts'
import { specArray } from '../objects/spec-array.ts'

const fact = { readOnly: true } as const
const aside = { group: 'facts', ...fact } as const

const topic = {
  type: 'object',
  title: 'Topic',
  fields: [
    defineField({ name: 'summary', title: 'Name', type: 'localeString' }),
    defineField({ name: 'description', title: 'Description', type: 'localeText' }),
    apiFields('parameters', 'Parameters of the topic'),
    defineField({ name: 'pattern', title: 'Pattern', type: 'string', ...fact }),
    tags('examples', 'Examples'),
    defineField({ name: 'subscribe', title: 'Subscription', type: 'text', rows: 2, ...fact }),
  ],
  preview: { select: { title: 'pattern', subtitle: 'summary.en' } },
} as const

const example = {
  type: 'object',
  title: 'Example',
  fields: [
    defineField({ name: 'title', title: 'Title', type: 'localeString' }),
    defineField({ name: 'code', title: 'Code', type: 'text', rows: 10, ...fact }),
  ],
  preview: { select: { title: 'title.en', subtitle: 'code' } },
} as const

const message = {
  type: 'object',
  title: 'Message',
  fields: [
    defineField({ name: 'title', title: 'Title', type: 'localeString' }),
    apiFields('fields', 'Fields'),
    defineField({
      name: 'examples',
      title: 'Examples',
      type: 'array',
      of: [example],
      options: specArray,
    }),
    defineField({ name: 'name', title: 'Id', type: 'string', ...fact }),
    defineField({ name: 'direction', title: 'Direction', type: 'string', ...fact }),
    tags('appliesTo', 'Only for'),
  ],
  preview: { select: { title: 'title.en', subtitle: 'name' } },
} as const

/** A WebSocket topic with its messages: facts from the specification, and texts of our own. */
export const apiChannel = defineType({
  name: 'apiChannel',
  title: 'WebSocket topic',
  type: 'document',
  icon: ActivityIcon,
  groups,
  fieldsets: [{ name: 'connection', title: 'Connection', options: { columns: 2 } }],
  fields: [
    summary('topic'),
    description,
    defineField({
      name: 'delivery',
      title: 'Snapshot and delta',
      type: 'object',
      group: 'words',
      fields: [
        defineField({ name: 'description', title: 'Description', type: 'localeText' }),
        tags('types', 'Types of messages'),
      ],
    }),
    defineField({
      name: 'topics',
      title: 'Topics',
      type: 'array',
      of: [topic],
      options: specArray,
      group: 'words',
    }),
    defineField({
      name: 'messages',
      title: 'Messages',
      type: 'array',
      of: [message],
      options: specArray,
      group: 'words',
    }),
    defineField({
      name: 'limits',
      title: 'Limits',
      type: 'array',
      options: specArray,
      group: 'words',
      of: [
        {
          type: 'object',
          title: 'Limit',
          fields: [
            defineField({ name: 'description', title: 'Description', type: 'localeText' }),
            defineField({ name: 'limit', title: 'Limit', type: 'number', ...fact }),
            defineField({ name: 'per', title: 'Per', type: 'string', ...fact }),
          ],
          preview: { select: { title: 'limit', subtitle: 'description.en' } },
        },
      ],
    }),
    defineField({
      name: 'stream',
      title: 'Path of the connection',
      type: 'string',
      fieldset: 'connection',
      ...aside,
    }),
    defineField({
      name: 'auth',
      title: 'Needs a login',
      type: 'boolean',
      fieldset: 'connection',
      ...aside,
    }),
    defineField({
      name: 'spec',
      title: 'Specification',
      type: 'string',
      fieldset: 'connection',
      ...aside,
    }),
    defineField({ name: 'name', title: 'Id', type: 'string', fieldset: 'connection', ...aside }),
    defineField({ name: 'route', title: 'Its page', type: 'string', ...aside }),
    { ...tags('appliesTo', 'Product categories'), group: 'facts' },
    defineField({
      name: 'deprecated',
      title: 'Deprecated',
      type: 'boolean',
      hidden: ({ value }) => value !== true,
      ...aside,
    }),
    { ...deprecation, group: 'words' },
    defineField({
      name: 'frequencies',
      title: 'Push frequencies',
      type: 'array',
      ...aside,
      of: [
        {
          type: 'object',
          title: 'Push frequency',
          fields: [
            defineField({ name: 'every', title: 'Every', type: 'string' }),
            defineField({ name: 'depth', title: 'Depth', type: 'number' }),
            tags('categories', 'Categories'),
          ],
          preview: { select: { title: 'every', subtitle: 'depth' } },
        },
      ],
    }),
    { ...removed, group: 'facts' },
    synced,
  ],
  orderings: [{ name: 'stream', title: 'Connection', by: [{ field: 'stream', direction: 'asc' }] }],
  preview: {
    select: { title: 'summary.en', subtitle: 'topics.0.pattern', description: 'stream' },
    prepare: ({ title: summary, subtitle: topic, description: stream }) => ({
      title: summary || topic || 'Topic without a name',
      subtitle: topic || stream || '',
    }),
  },
})
