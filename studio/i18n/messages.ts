/** The messages of one feature in both languages of the Studio. */
export interface Messages<Key extends string = string> {
  /** i18next namespace: the name of the feature's folder. */
  namespace: string
  en: Record<Key, string>
  zhTW: Record<Key, string>
}

/**
 * Defines a feature's messages, with the same keys in both languages: a missing key is a type error. i18next inserts
 * `{{name}}`, and selects `key_one` or `key_other` by `count`.
 */
export function messages<const English extends Record<string, string>>(
  namespace: string,
  en: English,
  zhTW: Record<keyof English & string, string>,
): Messages<keyof English & string> {
  return { namespace, en, zhTW }
}

/** Keys as passed to `t`: plural forms lose their suffix `_one` or `_other`. */
export type MessageKey<Key extends string> = Key extends `${infer Base}_one` | `${infer Base}_other`
  ? Base
  : Key

export type TFunction<Key extends string> = (
  key: MessageKey<Key>,
  values?: Record<string, string | number>,
) => string
