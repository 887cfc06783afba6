import { defineField, defineType } from 'sanity'
import { writersOnly } from '../access.ts'
import { translationMissing } from '../validation/translation-missing.ts'
import { zhTWSource } from './zh-tw-source.ts'

/** One line of words, English beside Traditional Chinese. */
export const localeString = defineType({
  name: 'localeString',
  title: 'Words',
  type: 'object',
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'en',
      title: 'English',
      type: 'string',
      readOnly: writersOnly,
      validation: (rule) =>
        rule.required().error('Write it in English: every reader falls back to it.'),
    }),
    defineField({
      name: 'zhTW',
      title: '繁體中文',
      type: 'string',
      validation: (rule) =>
        rule
          .custom<string>(
            (value, { parent }) => translationMissing(englishOf(parent), value) ?? true,
          )
          .info(),
    }),
    zhTWSource,
  ],
})

/** The English of the object that a zh-TW field lies in. */
export function englishOf(parent: unknown): string | undefined {
  if (typeof parent !== 'object' || parent === null || !('en' in parent)) return undefined
  return typeof parent.en === 'string' ? parent.en : undefined
}
