import { fieldOf, type TranslationField, translations } from '../../schemas/locales.ts'
import { type SpecKey, specKeyOf } from './spec-key.ts'
import type { SpecText } from './types.ts'

type Key = 'title' | 'summary' | 'description' | 'meaning' | 'action' | 'reason'
type Own = Partial<Record<Key, string | undefined>>
export type TranslatedTexts = Own & { [key in SpecKey]?: Own | undefined }

/** The texts of a spec's node under `key`, in every locale. */
export function specText(type: SpecText['_type'], node: TranslatedTexts, key: Key): SpecText {
  const en = node[key]?.trim()
  return { _type: type, ...(en && { en }), ...translationsOf(node, key) }
}

/** The translations of a node's texts under `key`. */
export function translationsOf(
  node: TranslatedTexts,
  key: Key,
): { [field in TranslationField]?: string } {
  return Object.fromEntries(
    translations.flatMap((locale) => {
      const own = node[specKeyOf(locale)]?.[key]?.trim()
      return own ? [[fieldOf(locale), own]] : []
    }),
  )
}
