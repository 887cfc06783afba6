import { defineField, defineType } from 'sanity'
import { writersOnly } from '../access.ts'
import { isRecord } from '../is-record.ts'
import { fieldOf, localeConfig, locales, translations } from '../locales.ts'
import { translationMissing } from '../validation/translation-missing.ts'
import { sourceField } from './source-field.ts'

/** One line of text in English and its translations. */
export const localeString = defineType({
  name: 'localeString',
  title: 'Words',
  type: 'object',
  options: { columns: locales.length },
  fields: [
    defineField({
      name: 'en',
      title: 'English',
      type: 'string',
      readOnly: writersOnly,
      validation: (rule) =>
        rule.custom<string>((value, { parent }) => englishMissing(value, parent) ?? true),
    }),
    ...translations.flatMap((locale) => [
      defineField({
        name: fieldOf(locale),
        title: localeConfig[locale].label,
        type: 'string',
        validation: (rule) =>
          rule
            .custom<string>(
              (value, { parent }) =>
                translationMissing(locale, siblingEnglish(parent), value) ?? true,
            )
            .info(),
      }),
      sourceField(locale),
    ]),
  ],
})

/** Returns the English text of the object that contains a translation. */
export function siblingEnglish(parent: unknown): string | undefined {
  if (typeof parent !== 'object' || parent === null || !('en' in parent)) return undefined
  return typeof parent.en === 'string' ? parent.en : undefined
}

/**
 * Returns a message if a localised text has translations but no English. If it has no text at all, the field's own
 * `required` rule reports it.
 */
function englishMissing(english: string | undefined, words: unknown): string | undefined {
  if (english) return undefined
  const isBegun = isRecord(words) && Object.keys(words).some((name) => !name.startsWith('_'))
  return isBegun ? 'Write it in English: every reader falls back to it.' : undefined
}
