import { defineArrayMember, defineField } from 'sanity'
import { specArray } from './spec-array.ts'

/** Texts are edited in the Studio; facts come from the specification and are read-only. */
export const groups = [
  { name: 'words', title: 'Words', default: true },
  { name: 'facts', title: 'Facts from the specification' },
]

/** The name of a document generated from a specification; `what` names its kind in messages. */
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

/** A list of parameters or fields, of which only the descriptions can be edited. */
export const apiFields = (name: string, title: string) =>
  defineField({
    name,
    title,
    description: 'Open one to edit its description. Names and types come from the specification.',
    type: 'array',
    of: [{ type: 'apiField' }],
    options: specArray,
  })

/** A list of a specification's values, shown as tags. */
export const tags = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: 'array',
    of: [{ type: 'string' }],
    options: { layout: 'tags' },
    readOnly: true,
  })

/** Details beyond the field `deprecated`. */
export const deprecation = defineField({
  name: 'deprecation',
  title: 'Deprecation',
  type: 'apiDeprecation',
  hidden: ({ value }) => value === undefined,
})

/** Set by sync-specs when the sync is told that content missing in a specification was removed. */
export const removed = defineField({
  name: 'removed',
  title: 'Removed from the API',
  type: 'boolean',
  readOnly: true,
  hidden: ({ value }) => value !== true,
})

/** The hash of a text at its last sync; for a text edited in both places also the specification's version. */
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
