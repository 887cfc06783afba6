import { defineField } from 'sanity'
import { localeConfig, locales } from '../locales.ts'

/** What stood there when the last import wrote it, and what it wanted to write in its place. */
const entries = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: 'array',
    of: [
      {
        type: 'object',
        fields: [
          defineField({ name: 'hash', title: 'Hash', type: 'string' }),
          defineField({ name: 'offered', title: 'Hash of what was not taken', type: 'string' }),
        ],
      },
    ],
  })

export const imported = defineField({
  name: 'imported',
  title: 'As last imported',
  description: 'Kept by the import, which so recognises what is edited here.',
  type: 'object',
  hidden: true,
  readOnly: true,
  fields: [
    entries('fields', 'Fields'),
    ...locales.map((locale) => entries(localeConfig[locale].field, localeConfig[locale].label)),
  ],
})
