import { defineArrayMember, defineField } from 'sanity'
import { localeConfig, translations } from '../locales.ts'

/** Unsupported keys of an imported page's front matter. */
export const otherKeys = defineField({
  name: 'otherKeys',
  title: 'Front matter of the imported file',
  description: 'Means nothing here, and is kept for whoever takes the content elsewhere.',
  type: 'array',
  readOnly: true,
  hidden: ({ value }) => value === undefined,
  group: 'settings',
  of: [
    defineArrayMember({
      type: 'object',
      title: 'Entry',
      fields: [
        defineField({ name: 'name', title: 'Name', type: 'string' }),
        defineField({ name: 'en', title: 'English file, as JSON', type: 'string' }),
        ...translations.map((locale) =>
          defineField({
            name: localeConfig[locale].field,
            title: `File in ${localeConfig[locale].label}, as JSON`,
            type: 'string',
          }),
        ),
      ],
      preview: { select: { title: 'name', subtitle: 'en' } },
    }),
  ],
})
