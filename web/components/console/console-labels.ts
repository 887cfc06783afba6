import type { Locale } from '../../config/locales.ts'
import { type MessageId, messages } from '../../messages/messages.ts'
import type { SecretFault } from '../../signing/private-key.ts'

/** The words of the console; `{name}` and the like are filled in by the browser. */
export type ConsoleLabels = {
  [Id in MessageId as Id extends `console.${infer Name}` ? Name : never]: string
}

/** Those of the form for keys. */
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

/** For the server to hand to the console, which carries no message files. */
export function consoleLabels(locale: Locale): ConsoleLabels {
  const own = Object.entries(messages[locale]).flatMap(([id, words]) =>
    id.startsWith('console.') ? [[id.slice('console.'.length), words]] : [],
  )
  // The type names the same messages by the same rule.
  return Object.fromEntries(own) as ConsoleLabels
}
