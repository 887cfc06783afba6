import { type Translation, translations } from '../../schemas/locales.ts'

/** The property of a specification node that contains its texts in a translation. */
export type SpecKey = `x-${Translation}`

export const specKeyOf = (locale: Translation): SpecKey => `x-${locale}`

export const specKeys: readonly SpecKey[] = translations.map(specKeyOf)
