import { useState } from 'react'
import { type ObjectInputProps, useCurrentUser } from 'sanity'
import { onlyTranslates } from '../../schemas/access.ts'

export type BodyLanguage = 'en' | 'zhTW'

/** Blocks of both languages above which one language is drawn at a time: every key costs each block. */
const MANY = 150

const isLanguage = (name: unknown): name is BodyLanguage => name === 'en' || name === 'zhTW'
const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 0)

/**
 * The language of a long body that is drawn, and how to choose another; undefined for a body that is
 * short enough for both. A link to a field of the other one, from the preview say, chooses it.
 */
export function useShownBody({
  value,
  focusPath,
}: Pick<ObjectInputProps, 'value' | 'focusPath'>):
  | { shown: BodyLanguage; show: (language: BodyLanguage) => void }
  | undefined {
  const translates = onlyTranslates(useCurrentUser())
  const [shown, show] = useState<BodyLanguage>(translates ? 'zhTW' : 'en')
  const [known, setKnown] = useState<unknown>()
  const [focused] = focusPath
  if (focused !== known) {
    setKnown(focused)
    if (isLanguage(focused)) show(focused)
  }
  const blocks = lengthOf(value?.['en']) + lengthOf(value?.['zhTW'])
  return blocks > MANY ? { shown, show } : undefined
}
