import { type LocaleSource, useTranslation } from 'sanity'
import type { Messages, TFunction } from './messages.ts'

/** Translates a feature's messages into the language that the user has chosen. */
export function useMessages<Key extends string>({ namespace }: Messages<Key>): TFunction<Key> {
  const { t } = useTranslation(namespace)
  return (key, values = {}) => t(key, values)
}

/** As `useMessages`, where there is no component: the structure, a document action's title. */
export function fixedT<Key extends string>(
  i18n: LocaleSource,
  messages: Messages<Key>,
): TFunction<Key> {
  return (key, values = {}) => i18n.t(`${messages.namespace}:${key}`, values)
}
