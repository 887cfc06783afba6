import { defineField } from 'sanity'
import { fieldOf, sourceFieldOf, type Translation } from '../locales.ts'

/**
 * The English that a translation was made of, from the moment at which a writer changes it until
 * somebody renews or confirms the translation. Absent while both agree.
 */
export const sourceField = (locale: Translation) =>
  defineField({
    name: sourceFieldOf(fieldOf(locale)),
    title: 'English at the time of translation',
    description: 'Kept by the Studio.',
    type: 'text',
    hidden: true,
  })
