import { useState } from 'react'
import { type ObjectInputProps, useCurrentUser } from 'sanity'
import { onlyTranslates } from '../../schemas/access.ts'
import {
  type LocaleField,
  localeFields,
  localeOfField,
  translationFields,
} from '../../schemas/locales.ts'

/** Blocks of all languages above which one language is drawn at a time: every key costs each block. */
const MANY = 150

const isLanguage = (name: unknown): name is LocaleField => localeOfField(name) !== undefined
const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 0)

/**
 * The language of a long body that is drawn, and how to choose another; undefined for a body that is
 * short enough for all. A link to a field of another one, from the preview say, chooses it.
 */
export function useShownBody({
  value,
  focusPath,
}: Pick<ObjectInputProps, 'value' | 'focusPath'>):
  | { shown: LocaleField; show: (language: LocaleField) => void }
  | undefined {
  const translates = onlyTranslates(useCurrentUser())
  const [shown, show] = useState<LocaleField>((translates && translationFields[0]) || 'en')
  const [known, setKnown] = useState<unknown>()
  const [focused] = focusPath
  if (focused !== known) {
    setKnown(focused)
    if (isLanguage(focused)) show(focused)
  }
  const blocks = localeFields.reduce((sum, field) => sum + lengthOf(value?.[field]), 0)
  return blocks > MANY ? { shown, show } : undefined
}
