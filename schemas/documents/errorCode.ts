import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline'
import { defineField, defineType } from 'sanity'
import { removed, synced } from '../objects/from-spec.ts'
import { isUntranslated, wordsAt } from '../objects/preview-words.ts'
import { specArray } from '../objects/spec-array.ts'

/**
 * One document holds all codes of a part of the API. With a document per code, a page of 570 codes would need 570 cache
 * tags, of which Next keeps 128, and a reference could not name the part.
 */
export const errorCode = defineType({
  name: 'errorCode',
  title: 'Error codes',
  type: 'document',
  icon: ErrorOutlineIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'localeString',
      validation: (rule) => rule.required().error('Give the group of codes a title in English.'),
    }),
    defineField({
      name: 'codes',
      title: 'Codes',
      description: 'The codes come from the specification; what is said of them is edited here.',
      type: 'array',
      options: specArray,
      of: [
        {
          type: 'object',
          title: 'Error code',
          fields: [
            defineField({ name: 'code', title: 'Error code', type: 'string', readOnly: true }),
            defineField({
              name: 'retMsg',
              title: 'Messages of the server',
              description: 'As it answers them; {…} stands for what differs.',
              type: 'array',
              of: [{ type: 'string' }],
              readOnly: true,
              hidden: ({ value }) => value === undefined,
            }),
            defineField({ name: 'meaning', title: 'Meaning', type: 'localeText' }),
            defineField({ name: 'action', title: 'What to do', type: 'localeText' }),
          ],
          preview: {
            select: { code: 'code', ...wordsAt('meaning') },
            prepare: ({ code, ...words }) => ({
              title: code,
              subtitle: [words.en || 'no meaning', isUntranslated(words) && 'not translated']
                .filter(Boolean)
                .join(' · '),
            }),
          },
        },
      ],
    }),
    defineField({ name: 'name', title: 'Name', type: 'string', readOnly: true }),
    removed,
    synced,
  ],
  orderings: [{ name: 'name', title: 'Name', by: [{ field: 'name', direction: 'asc' }] }],
  preview: { select: { title: 'title.en', subtitle: 'name' } },
})
