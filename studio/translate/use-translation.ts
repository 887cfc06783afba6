import { createContext, useContext } from 'react'
import { localeConfig, type Translation, translations } from '../../schemas/locales.ts'

/** What is translated into; the first of the table where nobody has chosen. */
export const TranslationContext = createContext<Translation>(translations[0])

export const useTranslation = (): Translation => useContext(TranslationContext)

/** The `lang` of what a translator writes. */
export const useTranslationLang = (): string => localeConfig[useTranslation()].htmlLang
