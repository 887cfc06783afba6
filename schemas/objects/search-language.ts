import { defineField } from 'sanity'
import { writersOnly } from '../access.ts'
import { localeConfig, locales } from '../locales.ts'
import { EVERY_LANGUAGE } from '../search-words.ts'

const EVERY = 'Every language'

/** Returns the title of a choice, for previews. */
export function searchLanguageTitle(language: unknown): string {
  const locale = locales.find((one) => one === language)
  return locale ? localeConfig[locale].label : EVERY
}

/** The language of the searches to which a search document applies. */
export const searchLanguage = defineField({
  name: 'language',
  title: 'For searches in',
  type: 'string',
  options: {
    list: [
      { title: EVERY, value: EVERY_LANGUAGE },
      ...locales.map((locale) => ({ title: localeConfig[locale].label, value: locale })),
    ],
    layout: 'radio',
    direction: 'horizontal',
  },
  initialValue: EVERY_LANGUAGE,
  readOnly: writersOnly,
  validation: (rule) => rule.required().error('Choose whose searches it holds for.'),
})
