/** The messages of one feature in both languages of the Studio. */
export interface Messages<Key extends string = string> {
  /** i18next namespace: the name of the feature's folder. */
  namespace: string
  en: Record<Key, string>
  zhTW: Record<Key, string>
}

/**
 * The messages that a feature shows, keyed alike in both languages: a key that one of them lacks does
 * not compile. `{{name}}` is filled in; `key_one` and `key_other` are chosen by `count`.
 */
export function messages<const English extends Record<string, string>>(
  namespace: string,
  en: English,
  zhTW: Record<keyof English & string, string>,
): Messages<keyof English & string> {
  return { namespace, en, zhTW }
}

/** Keys as they are asked for: those of a number without `_one` and `_other`. */
export type MessageKey<Key extends string> = Key extends `${infer Base}_one` | `${infer Base}_other`
  ? Base
  : Key

export type TFunction<Key extends string> = (
  key: MessageKey<Key>,
  values?: Record<string, string | number>,
) => string
