import { type LocaleSource, useTranslation } from 'sanity'
import type { Messages, TFunction } from './messages.ts'

/** Returns the translate function for a feature's messages in the language of the Studio. */
export function useMessages<Key extends string>({ namespace }: Messages<Key>): TFunction<Key> {
  const { t } = useTranslation(namespace)
  return (key, values = {}) => t(key, values)
}

/** Like `useMessages`, for code outside components: the structure, and titles of document actions. */
export function fixedT<Key extends string>(
  i18n: LocaleSource,
  messages: Messages<Key>,
): TFunction<Key> {
  return (key, values = {}) => i18n.t(`${messages.namespace}:${key}`, values)
}
