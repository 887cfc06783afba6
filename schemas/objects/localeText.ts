import { defineField, defineType } from 'sanity'
import { writersOnly } from '../access.ts'
import { plainWordsProblem } from '../validation/plain-words.ts'
import { translationMissing } from '../validation/translation-missing.ts'
import { englishOf } from './localeString.ts'
import { zhTWSource } from './zh-tw-source.ts'

/** Plain words of any length, with `code` in backticks, English beside Traditional Chinese. */
export const localeText = defineType({
  name: 'localeText',
  title: 'Text',
  type: 'object',
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'en',
      title: 'English',
      type: 'text',
      rows: 4,
      readOnly: writersOnly,
      validation: (rule) => rule.custom((value) => plainWordsProblem(value) ?? true).warning(),
    }),
    defineField({
      name: 'zhTW',
      title: '繁體中文',
      type: 'text',
      rows: 4,
      validation: (rule) => [
        rule.custom((value) => plainWordsProblem(value) ?? true).warning(),
        rule
          .custom<string>(
            (value, { parent }) => translationMissing(englishOf(parent), value) ?? true,
          )
          .info(),
      ],
    }),
    zhTWSource,
  ],
})
