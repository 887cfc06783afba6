import { CalendarIcon } from '@sanity/icons/Calendar'
import { type ConditionalPropertyCallback, defineField, defineType } from 'sanity'
import { onlyTranslates, writersOnly } from '../access.ts'
import { CHANGE_KINDS } from '../changes/kinds.ts'
import { isOfSync } from '../ids.ts'

/** Facts that a sync of the specifications found are read-only. */
const factsAreFixed: ConditionalPropertyCallback = ({ currentUser, document }) =>
  onlyTranslates(currentUser) || isOfSync(document?._id ?? '')

export const changelogEntry = defineType({
  name: 'changelogEntry',
  title: 'Changelog entry',
  type: 'document',
  icon: CalendarIcon,
  fieldsets: [{ name: 'what', title: 'What and when', options: { columns: 2 } }],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: 'What changed, in one line: “Order book page describes deltas”.',
      type: 'localeString',
      validation: (rule) => rule.required().error('Give the entry a title in English.'),
    }),
    defineField({
      name: 'date',
      title: 'Date',
      description: 'Entries stand by date, the newest first.',
      type: 'date',
      fieldset: 'what',
      readOnly: writersOnly,
      initialValue: () => new Date().toISOString().slice(0, 10),
      validation: (rule) => rule.required().error('Choose the day of the change.'),
    }),
    defineField({
      name: 'kind',
      title: 'Kind',
      type: 'string',
      fieldset: 'what',
      readOnly: writersOnly,
      options: {
        list: CHANGE_KINDS.map((value) => ({ title: capitalised(value), value })),
      },
      initialValue: 'changed',
      validation: (rule) => rule.required().error('Choose the kind of change.'),
    }),
    defineField({
      name: 'body',
      title: 'Text',
      description: 'One to three sentences; code stands in backticks. May stay empty.',
      type: 'localeText',
    }),
    defineField({
      name: 'pages',
      title: 'Pages',
      description: 'Those that readers should look at again.',
      type: 'array',
      of: [{ type: 'reference', title: 'Page', to: [{ type: 'page' }] }],
      validation: (rule) => [
        rule.unique().error('A page stands in the list twice: take one out.'),
        rule.min(1).warning('Name the pages that changed, so that readers get there.'),
      ],
    }),
    defineField({
      name: 'changes',
      title: 'Changes of the API',
      description:
        'What exactly changed. Readers see it as a table, and by it the entry counts as one that may break clients.',
      type: 'array',
      of: [{ type: 'apiChange' }],
      readOnly: factsAreFixed,
    }),
  ],
  orderings: [
    { name: 'newest', title: 'Newest first', by: [{ field: 'date', direction: 'desc' }] },
  ],
  preview: {
    select: { title: 'title.en', subtitle: 'date', kind: 'kind' },
    prepare: ({ title, subtitle: date, kind }) => ({
      title: title || 'Entry without a title',
      subtitle: [date, kind && capitalised(kind)].filter(Boolean).join(' · '),
    }),
  },
})

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
