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

/** In a comparison, in place of hashes and copies: what a writer needs to know of them. */
const KeptByToolsDiff = () =>
  createElement(
    'p',
    { style: { margin: 0, fontSize: 13 } },
    'Noted by the tools: which English the translation was made of.',
  )

/**
 * The body of a page. A translated block with the `_key` of an English one is its translation; blocks
 * that hold no words (code, operations, enum tables) are in English only and show in both.
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
  // Above a block that is open: without it, Sanity takes the English blocks for the title.
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
