import { type LocaleSource, useTranslation } from 'sanity'
import type { Say, Words } from './words.ts'

/** Says a feature's words in the language that the user has chosen. */
export function useWords<Key extends string>({ namespace }: Words<Key>): Say<Key> {
  const { t } = useTranslation(namespace)
  return (key, values = {}) => t(key, values)
}

/** As `useWords`, where there is no component: the structure, a document action's title. */
export function wordsIn<Key extends string>(i18n: LocaleSource, words: Words<Key>): Say<Key> {
  return (key, values = {}) => i18n.t(`${words.namespace}:${key}`, values)
}
