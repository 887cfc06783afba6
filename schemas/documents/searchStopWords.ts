import { FilterIcon } from '@sanity/icons/Filter'
import { defineField, defineType } from 'sanity'
import { writersOnly } from '../access.ts'
import { localeConfig, locales } from '../locales.ts'
import { stopWordsProblem } from '../validation/search-stop-words.ts'

/** Words that the search ignores; there is one such document. */
export const searchStopWords = defineType({
  name: 'searchStopWords',
  title: 'Words to ignore',
  type: 'document',
  icon: FilterIcon,
  fields: locales.map((locale) =>
    defineField({
      name: localeConfig[locale].field,
      title: localeConfig[locale].label,
      description:
        'Words that say nothing of what is looked for, such as a greeting: a search with them finds what it finds without them.',
      type: 'array',
      of: [{ type: 'string', title: 'Word' }],
      options: { layout: 'tags' },
      readOnly: writersOnly,
      validation: (rule) => rule.custom<string[]>((words) => stopWordsProblem(words) ?? true),
    }),
  ),
  preview: { prepare: () => ({ title: 'Words to ignore' }) },
})
