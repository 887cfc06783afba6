import { createElement } from 'react'
import { defineField, defineType } from 'sanity'
import { bodyMembers } from '../../blocks/lists/members.ts'
import { writersOnly } from '../access.ts'
import { fieldOf, localeConfig, sourceFieldOf, type Translation, translations } from '../locales.ts'
import {
  englishWarnings,
  errors,
  translationWarnings,
  warnings,
} from '../validation/body/body-rules.ts'

/** Replaces hashes and copies in a comparison of revisions by a note for writers. */
const KeptByToolsDiff = () =>
  createElement(
    'p',
    { style: { margin: 0, fontSize: 13 } },
    'Noted by the tools: which English the translation was made of.',
  )

/**
 * The body of a page. A translated block has the `_key` of its English block; blocks without text (code, operations,
 * enum tables) are stored in English only, and shown in all languages.
 */
export const localeBody = defineType({
  name: 'localeBody',
  title: 'Body',
  type: 'object',
  fields: [
    defineField({
      name: 'en',
      title: 'English',
      type: 'array',
      of: bodyMembers,
      readOnly: writersOnly,
      validation: (rule) => [
        ...errors(rule),
        ...warnings(rule),
        ...englishWarnings(rule),
        rule
          .custom((blocks) =>
            blocks?.length ? true : 'The page is empty: readers see its title only.',
          )
          .warning(),
      ],
    }),
    ...translations.flatMap(inTranslation),
  ],
  // Sanity shows this title above an open block; without it, it would show the English blocks.
  preview: { prepare: () => ({ title: 'Body' }) },
})

function inTranslation(locale: Translation) {
  const { label } = localeConfig[locale]
  const field = fieldOf(locale)
  return [
    defineField({
      name: field,
      title: label,
      type: 'array',
      of: bodyMembers,
      validation: (rule) => [...errors(rule), ...warnings(rule), ...translationWarnings(rule)],
    }),
    defineField({
      name: sourceFieldOf(field),
      title: 'English at the time of translation',
      description: 'Which English text each block was translated from. Kept by the tools.',
      type: 'array',
      hidden: true,
      components: { diff: KeptByToolsDiff },
      of: [
        {
          type: 'object',
          fields: [
            defineField({ name: 'hash', title: 'Hash', type: 'string', readOnly: true }),
            defineField({ name: 'text', title: 'English then', type: 'text', readOnly: true }),
            defineField({
              name: 'above',
              title: 'Said in the block above',
              type: 'boolean',
              readOnly: true,
            }),
          ],
        },
      ],
    }),
  ]
}
