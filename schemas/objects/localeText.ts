import { defineField, defineType } from 'sanity'
import { writersOnly } from '../access.ts'
import { fieldOf, localeConfig, locales, translations } from '../locales.ts'
import { plainWordsProblem } from '../validation/plain-words.ts'
import { translationMissing } from '../validation/translation-missing.ts'
import { siblingEnglish } from './localeString.ts'
import { sourceField } from './source-field.ts'

/** Plain text of any length, with `code` in backticks, in English and its translations. */
export const localeText = defineType({
  name: 'localeText',
  title: 'Text',
  type: 'object',
  options: { columns: locales.length },
  fields: [
    defineField({
      name: 'en',
      title: 'English',
      type: 'text',
      rows: 4,
      readOnly: writersOnly,
      validation: (rule) => rule.custom((value) => plainWordsProblem(value) ?? true).warning(),
    }),
    ...translations.flatMap((locale) => [
      defineField({
        name: fieldOf(locale),
        title: localeConfig[locale].label,
        type: 'text',
        rows: 4,
        validation: (rule) => [
          rule.custom((value) => plainWordsProblem(value) ?? true).warning(),
          rule
            .custom<string>(
              (value, { parent }) =>
                translationMissing(locale, siblingEnglish(parent), value) ?? true,
            )
            .info(),
        ],
      }),
      sourceField(locale),
    ]),
  ],
})
