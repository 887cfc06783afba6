import { PinIcon } from '@sanity/icons/Pin'
import { defineField, defineType } from 'sanity'
import { writersOnly } from '../access.ts'
import { API_VERSION } from '../api-version.ts'
import { searchLanguage } from '../objects/search-language.ts'
import { lostPins } from '../validation/lost-pins.ts'
import { asRuleResult } from '../validation/problem.ts'
import {
  curationProblem,
  duplicateCuration,
  hiddenProblem,
  pinnedProblem,
  queryProblem,
} from '../validation/search-curation.ts'

/** Results that the search puts first, or hides, for a query. */
export const searchCuration = defineType({
  name: 'searchCuration',
  title: 'Results for a query',
  type: 'document',
  icon: PinIcon,
  fields: [
    defineField({
      name: 'query',
      title: 'What readers type',
      description: 'Capital letters, and words such as “how do I”, make no difference.',
      type: 'string',
      readOnly: writersOnly,
      validation: (rule) =>
        rule.custom<string>(async (query, { document, getClient }) => {
          const problem = queryProblem(query)
          if (problem) return problem
          return (await duplicateCuration(getClient({ apiVersion: API_VERSION }), document)) ?? true
        }),
    }),
    defineField({
      name: 'match',
      title: 'Holds for',
      type: 'string',
      options: {
        list: [
          { title: 'Exactly these words', value: 'exact' },
          { title: 'Every search that has them', value: 'contains' },
        ],
        layout: 'radio',
      },
      initialValue: 'exact',
      readOnly: writersOnly,
      validation: (rule) => rule.required().error('Choose for which searches it holds.'),
    }),
    searchLanguage,
    defineField({
      name: 'pinned',
      title: 'Comes first',
      description: 'In this order, before whatever else is found.',
      type: 'array',
      of: [{ type: 'searchPin' }],
      readOnly: writersOnly,
      validation: (rule) => [
        rule.custom((pins) => pinnedProblem(pins) ?? true),
        rule
          .custom(async (pins, { getClient }) =>
            asRuleResult(await lostPins(getClient({ apiVersion: API_VERSION }), pins)),
          )
          .warning(),
      ],
    }),
    defineField({
      name: 'hidden',
      title: 'Is not shown',
      description: 'For these searches alone: every other search finds the page.',
      type: 'array',
      of: [{ type: 'reference', title: 'Page', to: [{ type: 'page' }] }],
      readOnly: writersOnly,
      validation: (rule) =>
        rule.custom((pages, { document }) => hiddenProblem(pages, document?.['pinned']) ?? true),
    }),
  ],
  validation: (rule) => rule.custom((document) => curationProblem(document) ?? true),
  orderings: [
    { name: 'query', title: 'What readers type', by: [{ field: 'query', direction: 'asc' }] },
  ],
  preview: {
    select: {
      title: 'query',
      first: 'pinned.0.page.title.en',
      hidden: 'hidden.0.title.en',
    },
    prepare: ({ title, first, hidden }) => ({
      title: title || 'No query yet',
      subtitle: first ? `→ ${first}` : hidden ? `× ${hidden}` : '',
    }),
  },
})
