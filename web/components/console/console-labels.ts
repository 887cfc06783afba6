import type { Locale } from '../../config/locales.ts'
import { type MessageId, messages } from '../../messages/messages.ts'
import type { SecretFault } from '../../signing/private-key.ts'

/** The texts of the console; the browser fills in placeholders such as `{name}`. */
export type ConsoleLabels = {
  [Id in MessageId as Id extends `console.${infer Name}` ? Name : never]: string
}

/** The texts of the form for keys. */
export type KeysLabels = Pick<
  ConsoleLabels,
  | 'keys'
  | 'keysMissing'
  | 'hmac'
  | 'rsa'
  | 'key'
  | 'secret'
  | 'secretHint'
  | `secret-${SecretFault}`
  | 'recvWindow'
  | 'remember'
  | 'forget'
>

/** The labels for the client component, which includes no message files. */
export function consoleLabels(locale: Locale): ConsoleLabels {
  const own = Object.entries(messages[locale]).flatMap(([id, words]) =>
    id.startsWith('console.') ? [[id.slice('console.'.length), words]] : [],
  )
  // The cast is safe: the type selects the same messages by the same rule.
  return Object.fromEntries(own) as ConsoleLabels
}
