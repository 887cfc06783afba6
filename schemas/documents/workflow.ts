import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { REVIEW_STATES } from '../workflow/workflow.ts'

const STATES = {
  inReview: 'In review',
  approved: 'Approved',
  changesRequested: 'Changes asked for',
} satisfies Record<(typeof REVIEW_STATES)[number], string>

const person = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: 'object',
    fields: [
      defineField({ name: 'id', title: 'User', type: 'string' }),
      defineField({ name: 'name', title: 'Name', type: 'string' }),
    ],
  })
const text = (name: string, title: string) => defineField({ name, title, type: 'string' })
const time = (name: string, title: string) => defineField({ name, title, type: 'datetime' })

/**
 * The review state of a document, with the id `workflow.<id of the document>`. Only the actions and the inspector of
 * studio/review write it; it is read-only elsewhere.
 */
export const workflow = defineType({
  name: 'workflow',
  title: 'Review',
  type: 'document',
  icon: CheckmarkCircleIcon,
  liveEdit: true,
  readOnly: true,
  __experimental_omnisearch_visibility: false,
  fields: [
    text('subject', 'Id of the document'),
    defineField({
      name: 'document',
      title: 'Document',
      type: 'reference',
      weak: true,
      to: [
        'page',
        'sidebar',
        'apiOperation',
        'apiChannel',
        'enumDefinition',
        'errorCode',
        'changelogEntry',
        'announcement',
        'redirect',
        'docsVersion',
        'apiEnvironment',
        'changeReceiver',
        'navigation',
        'siteSettings',
      ].map((type) => ({ type })),
    }),
    defineField({
      name: 'state',
      title: 'State',
      type: 'string',
      options: { list: REVIEW_STATES.map((value) => ({ title: STATES[value], value })) },
    }),
    person('requestedBy', 'Review requested by'),
    time('requestedAt', 'Review requested at'),
    person('approvedBy', 'Approved by'),
    time('approvedAt', 'Approved at'),
    text('approvedRev', 'Revision approved'),
    defineField({
      name: 'notes',
      title: 'Notes',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'note',
          title: 'Note',
          type: 'object',
          fields: [
            person('author', 'Author'),
            time('at', 'Written at'),
            defineField({ name: 'text', title: 'Text', type: 'text' }),
            defineField({ name: 'resolved', title: 'Resolved', type: 'boolean' }),
          ],
        }),
      ],
    }),
    time('publishAt', 'To be published at'),
    person('scheduledBy', 'Scheduled by'),
    text('scheduledRev', 'Revision scheduled'),
    defineField({
      name: 'scheduledLanguages',
      title: 'Languages scheduled',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
    }),
    defineField({
      name: 'problem',
      title: 'Why it was not published',
      type: 'object',
      fields: [time('at', 'At'), text('text', 'Reason')],
    }),
  ],
  preview: {
    select: { title: 'document.title.en', subject: 'subject', state: 'state' },
    prepare: ({ title, subject, state }) => ({ title: title ?? subject, subtitle: state }),
  },
})
