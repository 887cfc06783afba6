import { type Translation, translations } from '../../schemas/locales.ts'

/** Under what a node of a specification has its words in a translation. */
export type SpecKey = `x-${Translation}`

export const specKeyOf = (locale: Translation): SpecKey => `x-${locale}`

export const specKeys: readonly SpecKey[] = translations.map(specKeyOf)
