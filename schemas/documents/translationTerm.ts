import { BookIcon } from '@sanity/icons/Book'
import { defineField, defineType } from 'sanity'
import { writersOnly } from '../access.ts'
import { localeConfig, translationFields, translations } from '../locales.ts'

const wordList = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    description,
    type: 'array',
    of: [{ type: 'string' }],
    options: { layout: 'tags' },
    readOnly: writersOnly,
  })

/** The translation of a term, which the Translate tool checks. */
export const translationTerm = defineType({
  name: 'translationTerm',
  title: 'Term',
  type: 'document',
  icon: BookIcon,
  fields: [
    defineField({
      name: 'term',
      title: 'English',
      description: 'In the singular: “funding rate”. A plural is the same term.',
      type: 'string',
      readOnly: writersOnly,
      validation: (rule) => rule.required().error('Write the English term.'),
    }),
    ...translations.map((locale) =>
      defineField({
        name: localeConfig[locale].field,
        title: localeConfig[locale].label,
        description: 'What stands for it in every translation.',
        type: 'string',
        validation: (rule) =>
          rule.custom((_, { document }) =>
            translationFields.some((field) => document?.[field])
              ? true
              : `Write what stands for it in ${localeConfig[locale].english}.`,
          ),
      }),
    ),
    wordList('also', 'May stand for it, too', 'Where the sentence wants another word: 平倉.'),
    wordList('forbidden', 'Must not stand for it', 'Translators are warned of these.'),
    defineField({
      name: 'note',
      title: 'Note',
      description: 'For translators: when it is used, and when not.',
      type: 'string',
      readOnly: writersOnly,
    }),
    defineField({
      name: 'caseSensitive',
      title: 'Only as it is spelled here',
      description: 'For names: “Maker” is then another word than “maker”.',
      type: 'boolean',
      initialValue: false,
      readOnly: writersOnly,
    }),
  ],
  orderings: [{ name: 'term', title: 'English', by: [{ field: 'term', direction: 'asc' }] }],
  preview: {
    // The Studio's search weights a description less than a subtitle, so that a page with this name ranks first.
    select: { title: 'term', description: translationFields[0] ?? '' },
    prepare: ({ title, description: subtitle }) => ({ title, subtitle }),
  },
})
