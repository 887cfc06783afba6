import { defineField, defineType } from 'sanity'
import { deprecation } from './from-spec.ts'
import { isUntranslated, wordsAt } from './preview-words.ts'
import { specArray } from './spec-array.ts'

const fact = { readOnly: true } as const

const TEXTS = {
  name: 'Name',
  path: 'Path',
  in: 'Part of the request',
  type: 'Type',
  format: 'Format',
  unit: 'Unit',
  default: 'Default',
  example: 'Example',
}
const NUMBERS = { depth: 'Depth', min: 'Least', max: 'Most' }
const CHOICES = {
  required: 'Required',
  conditional: 'Required in some cases',
  deprecated: 'Deprecated',
}

/** A parameter or response field: facts from the specification, and texts of our own. */
export const apiField = defineType({
  name: 'apiField',
  title: 'Field',
  type: 'object',
  fieldsets: [
    {
      name: 'facts',
      title: 'Facts',
      description: 'From the API’s specification; changed there, not here.',
      options: { columns: 3, collapsible: true, collapsed: true },
    },
  ],
  fields: [
    defineField({ name: 'description', title: 'Description', type: 'localeText' }),
    ...Object.entries(TEXTS).map(([name, title]) =>
      defineField({ name, title, type: 'string', fieldset: 'facts', ...fact }),
    ),
    ...Object.entries(NUMBERS).map(([name, title]) =>
      defineField({ name, title, type: 'number', fieldset: 'facts', ...fact }),
    ),
    ...Object.entries(CHOICES).map(([name, title]) =>
      defineField({ name, title, type: 'boolean', fieldset: 'facts', ...fact }),
    ),
    defineField({
      name: 'appliesTo',
      title: 'Only for',
      description: 'Product categories that have this field; none named means all.',
      type: 'array',
      of: [{ type: 'string' }],
      options: { layout: 'tags' },
      fieldset: 'facts',
      ...fact,
    }),
    defineField({
      name: 'values',
      title: 'Values',
      type: 'array',
      of: [{ type: 'string' }],
      options: { layout: 'tags' },
      fieldset: 'facts',
      ...fact,
    }),
    deprecation,
    defineField({
      name: 'deprecatedValues',
      title: 'Deprecated values',
      type: 'array',
      hidden: ({ value }) => value === undefined,
      options: specArray,
      of: [
        {
          type: 'object',
          title: 'Value',
          fields: [
            defineField({ name: 'value', title: 'Value', type: 'string', ...fact }),
            deprecation,
          ],
          preview: { select: { title: 'value', subtitle: 'deprecation.sunset' } },
        },
      ],
    }),
    defineField({
      name: 'enum',
      title: 'Enumeration',
      type: 'reference',
      to: [{ type: 'enumDefinition' }],
      fieldset: 'facts',
      ...fact,
    }),
  ],
  preview: {
    select: {
      path: 'path',
      name: 'name',
      type: 'type',
      required: 'required',
      ...wordsAt('description'),
    },
    prepare: ({ path, name, type, required, ...words }) => ({
      title: path || name,
      subtitle: [
        type,
        required && 'required',
        words.en || 'no description',
        isUntranslated(words) && 'not translated',
      ]
        .filter(Boolean)
        .join(' · '),
    }),
  },
})
