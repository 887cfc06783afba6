import { defineArrayMember, defineField } from 'sanity'
import { specArray } from './spec-array.ts'

/** Words are edited in the Studio; facts come from the specification and are read there. */
export const groups = [
  { name: 'words', title: 'Words', default: true },
  { name: 'facts', title: 'Facts from the specification' },
]

/** What a document made from a specification is called; `what` it is, in the message when it lacks it. */
export const summary = (what: string) =>
  defineField({
    name: 'summary',
    title: 'Name',
    type: 'localeString',
    group: 'words',
    validation: (rule) => rule.required().error(`Give the ${what} a name in English.`),
  })

export const description = defineField({
  name: 'description',
  title: 'Description',
  description: 'Plain words; code stands in backticks.',
  type: 'localeText',
  group: 'words',
})

/** Parameters or fields, whose descriptions alone are edited. */
export const apiFields = (name: string, title: string) =>
  defineField({
    name,
    title,
    description: 'Open one to edit its description. Names and types come from the specification.',
    type: 'array',
    of: [{ type: 'apiField' }],
    options: specArray,
  })

/** Values of a specification, as tags. */
export const tags = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: 'array',
    of: [{ type: 'string' }],
    options: { layout: 'tags' },
    readOnly: true,
  })

/** What `deprecated` alone does not say. */
export const deprecation = defineField({
  name: 'deprecation',
  title: 'Deprecation',
  type: 'apiDeprecation',
  hidden: ({ value }) => value === undefined,
})

/** Said by sync-specs, when it is told that what a specification lacks was removed. */
export const removed = defineField({
  name: 'removed',
  title: 'Removed from the API',
  type: 'boolean',
  readOnly: true,
  hidden: ({ value }) => value !== true,
})

/** The hash of a word as it was synced; of one that was edited here and changed there, what is offered. */
const syncedWord = defineArrayMember({
  type: 'object',
  title: 'Word',
  fields: [
    defineField({ name: 'hash', title: 'Hash', type: 'string' }),
    defineField({ name: 'word', title: 'Which word', type: 'string' }),
    defineField({ name: 'offered', title: 'In the specification now', type: 'text' }),
  ],
})

export const synced = defineField({
  name: 'synced',
  title: 'Words as last written from the specification',
  description: 'Kept by sync-specs, which so recognises words edited here.',
  type: 'array',
  readOnly: true,
  hidden: true,
  of: [syncedWord],
})
