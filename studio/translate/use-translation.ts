import { createContext, useContext } from 'react'
import { localeConfig, type Translation, translations } from '../../schemas/locales.ts'

/** The target language; by default the first translation. */
export const TranslationContext = createContext<Translation>(translations[0])

export const useTranslation = (): Translation => useContext(TranslationContext)

/** Returns the `lang` attribute of the target language. */
export const useTranslationLang = (): string => localeConfig[useTranslation()].htmlLang
