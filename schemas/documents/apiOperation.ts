import { PlugIcon } from '@sanity/icons/Plug'
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
import { type PermissionRule, permissionRules } from '../permission-rules.ts'

/** Ranks an operation above pages that mention it in a search for “GET /v5/market/kline”. */
const foundFirst = { search: { weight: 10 } }
const fact = { group: 'facts', readOnly: true } as const
const RULE_TITLES: Record<PermissionRule, string> = {
  anyOf: 'Any of them',
  byProduct: 'That of the product',
  allOf: 'All of them',
}

/** Field of examples of a request or response: `{ _key, title, code … }`. */
const examples = (
  name: string,
  title: string,
  extra: { name: string; title: string; type: 'string' | 'number' }[],
) =>
  defineField({
    name,
    title,
    type: 'array',
    ...fact,
    of: [
      {
        type: 'object',
        title: 'Example',
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
  groups,
  fieldsets: [{ name: 'request', title: 'Request line', options: { columns: 2 } }],
  fields: [
    summary('operation'),
    description,
    { ...apiFields('parameters', 'Request parameters'), group: 'words' },
    { ...apiFields('response', 'Response fields'), group: 'words' },
    defineField({
      name: 'method',
      title: 'Method',
      type: 'string',
      fieldset: 'request',
      options: foundFirst,
      ...fact,
    }),
    defineField({
      name: 'path',
      title: 'Path',
      type: 'string',
      fieldset: 'request',
      options: foundFirst,
      ...fact,
    }),
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
    { ...deprecation, group: 'words' },
    { ...tags('permissions', 'Permissions'), group: 'facts' },
    defineField({
      name: 'permissionRule',
      title: 'How many of the permissions a key needs',
      description: 'All of none: any key will do. Empty: that is not published.',
      type: 'string',
      options: {
        list: permissionRules.map((value) => ({ value, title: RULE_TITLES[value] })),
      },
      ...fact,
    }),
    { ...tags('errors', 'Error codes of its own, the most frequent first'), group: 'facts' },
    defineField({
      name: 'rateLimits',
      title: 'Rate limits',
      type: 'array',
      ...fact,
      of: [
        {
          type: 'object',
          title: 'Rate limit',
          fields: [
            defineField({ name: 'limit', title: 'Limit', type: 'number' }),
            defineField({ name: 'per', title: 'Per', type: 'string' }),
            defineField({ name: 'category', title: 'Category', type: 'string' }),
            defineField({ name: 'counts', title: 'Counts, if not requests', type: 'string' }),
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
    defineField({
      name: 'limitsByLevel',
      title: 'Higher limits for accounts of a level',
      type: 'boolean',
      ...fact,
    }),
    examples('requestExamples', 'Examples of requests', [
      { name: 'language', title: 'Language', type: 'string' },
      { name: 'query', title: 'Query', type: 'string' },
    ]),
    examples('responseExamples', 'Examples of answers', [
      { name: 'status', title: 'Status', type: 'number' },
    ]),
    { ...removed, group: 'facts' },
    synced,
  ],
  orderings: [{ name: 'path', title: 'Path', by: [{ field: 'path', direction: 'asc' }] }],
  preview: {
    select: { title: 'summary.en', method: 'method', path: 'path' },
    prepare: ({ title: summary, method, path }) => ({
      title: summary || path || 'Operation without a name',
      subtitle: `${method ?? '?'} ${path ?? ''}`,
    }),
  },
})
