import { defineField } from 'sanity'
import { fieldOf, sourceFieldOf, type Translation } from '../locales.ts'

/**
 * The English from which a translation was made, stored when a writer changes the English and removed when the
 * translation is updated or confirmed.
 */
export const sourceField = (locale: Translation) =>
  defineField({
    name: sourceFieldOf(fieldOf(locale)),
    title: 'English at the time of translation',
    description: 'Kept by the Studio.',
    type: 'text',
    hidden: true,
  })
