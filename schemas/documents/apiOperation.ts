import { PlugIcon } from '@sanity/icons/Plug'
import { defineField, defineType } from 'sanity'
import { specArray } from '../objects/spec-array.ts'

const fact = { group: 'facts', readOnly: true } as const

/** `{ _key, title, code … }`, as an example of a request or an answer is kept. */
const examples = (
  name: string,
  title: string,
  extra: { name: string; type: 'string' | 'number' }[],
) =>
  defineField({
    name,
    title,
    type: 'array',
    ...fact,
    of: [
      {
        type: 'object',
        fields: [
          defineField({ name: 'title', title: 'Title', type: 'localeString' }),
          ...extra.map((field) => defineField(field)),
          defineField({ name: 'code', title: 'Code', type: 'text', rows: 10 }),
        ],
        preview: { select: { title: 'title.en', subtitle: 'code' } },
      },
    ],
  })

export const apiOperation = defineType({
  name: 'apiOperation',
  title: 'API operation',
  type: 'document',
  icon: PlugIcon,
  groups: [
    { name: 'words', title: 'Words', default: true },
    { name: 'facts', title: 'Facts from the specification' },
  ],
  fieldsets: [{ name: 'request', title: 'Request line', options: { columns: 2 } }],
  fields: [
    defineField({
      name: 'summary',
      title: 'Name',
      type: 'localeString',
      group: 'words',
      validation: (rule) => rule.required().error('Give the operation a name in English.'),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      description: 'Plain words; code stands in backticks.',
      type: 'localeText',
      group: 'words',
    }),
    defineField({
      name: 'parameters',
      title: 'Request parameters',
      description: 'Open one to edit its description. Names and types come from the specification.',
      type: 'array',
      of: [{ type: 'apiField' }],
      options: specArray,
      group: 'words',
    }),
    defineField({
      name: 'response',
      title: 'Response fields',
      description: 'Open one to edit its description.',
      type: 'array',
      of: [{ type: 'apiField' }],
      options: specArray,
      group: 'words',
    }),
    defineField({ name: 'method', title: 'Method', type: 'string', fieldset: 'request', ...fact }),
    defineField({ name: 'path', title: 'Path', type: 'string', fieldset: 'request', ...fact }),
    defineField({
      name: 'spec',
      title: 'Specification',
      type: 'string',
      fieldset: 'request',
      ...fact,
    }),
    defineField({ name: 'operationId', title: 'Id', type: 'string', fieldset: 'request', ...fact }),
    defineField({
      name: 'explorer',
      title: 'Page of the explorer',
      description: 'Below api-explorer/v5; none where the explorer does not show it.',
      type: 'string',
      ...fact,
    }),
    defineField({ name: 'auth', title: 'Needs a signed request', type: 'boolean', ...fact }),
    defineField({ name: 'deprecated', title: 'Deprecated', type: 'boolean', ...fact }),
    defineField({
      name: 'permissions',
      title: 'Permissions',
      type: 'array',
      of: [{ type: 'string' }],
      options: { layout: 'tags' },
      ...fact,
    }),
    defineField({
      name: 'rateLimits',
      title: 'Rate limits',
      type: 'array',
      ...fact,
      of: [
        {
          type: 'object',
          fields: [
            defineField({ name: 'limit', title: 'Requests', type: 'number' }),
            defineField({ name: 'per', title: 'Per', type: 'string' }),
            defineField({ name: 'category', title: 'Category', type: 'string' }),
          ],
          preview: {
            select: { limit: 'limit', per: 'per', category: 'category' },
            prepare: ({ limit, per, category }) => ({
              title: `${limit ?? '?'} per ${per ?? '?'}`,
              subtitle: category ?? '',
            }),
          },
        },
      ],
    }),
    examples('requestExamples', 'Examples of requests', [
      { name: 'language', type: 'string' },
      { name: 'query', type: 'string' },
    ]),
    examples('responseExamples', 'Examples of answers', [{ name: 'status', type: 'number' }]),
    defineField({
      name: 'synced',
      title: 'Words as last written from the specification',
      description: 'Kept by sync-specs, which so recognises words edited here.',
      type: 'array',
      hidden: true,
      of: [
        {
          type: 'object',
          fields: [defineField({ name: 'hash', title: 'Hash', type: 'string' })],
        },
      ],
      ...fact,
    }),
  ],
  orderings: [{ name: 'path', title: 'Path', by: [{ field: 'path', direction: 'asc' }] }],
  preview: {
    select: { summary: 'summary.en', method: 'method', path: 'path' },
    prepare: ({ summary, method, path }) => ({
      title: summary || path || 'Operation without a name',
      subtitle: `${method ?? '?'} ${path ?? ''}`,
    }),
  },
})
